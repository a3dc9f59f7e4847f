/**
 * What visitors write for filters: English, Roman Urdu and Urdu. Alternatives of a regular expression, matched as
 * whole words without regard to case.
 */
export const rentWords = 'for rent|to rent|to let|on rent|rent(?:al|als|ed|ing)?|lease|k[ie]ra[aey]+|کرایہ|کرائے|کرایے';
export const buyWords =
  '(?:for|on) sale|sale|buy(?:ing)?|purchase|k[hu]+ar[ei]+d(?:na|ne)?|faro[ks]h?t|خرید(?:نا|نے)?|فروخت';

export const kindWords = {
  apartments: 'flats?|apartments?|apts?|فلیٹس?|اپارٹمنٹس?',
  condos: 'condos?|condominiums?|کونڈو',
  houses: 'houses?|maka+n(?:at)?|kothi(?:y?an|ya)?|bungalows?|bangl[ao]w?|مکان(?:ات)?|کوٹھی|بنگلہ',
  homes: 'homes?|ghar|residences?|گھر',
} as const;

export const projectWords =
  '(?:housing )?(?:schemes?|societ(?:y|ies))|projects?|developments?|منصوب[ہے]|سوسائٹی|اسکیم|سکیم';

export const cityWords = {
  Lahore: 'lahore|lhr|lahor|لاہور',
  Islamabad: 'islamabad|isb|اسلام ?آباد|اسلام ?اباد',
} as const;

export const bedWords =
  'beds?|bed ?rooms?|bhk|br|bdr?ms?|rooms?|kamr(?:a|e|ay|on|o)|بیڈ(?: ?رومز?)?|کمر(?:ہ|ے|وں)|بیڈرومز?';
export const bathWords = 'baths?|bath ?rooms?|wash ?rooms?|غسل خان(?:ہ|ے)|باتھ(?: ?رومز?)?|واش ?رومز?';

export const areaWords = {
  marla: 'marlas?|marly|مرلہ|مرلے',
  kanal: 'kanals?|کنال',
  meter: 'sq\\.? ?m(?:et(?:er|re)s?)?|sqm|m2|m²|square met(?:er|re)s?|مربع میٹر',
  foot: 'sq\\.? ?(?:ft|feet|foot)|sqft|square (?:feet|foot)|مربع فٹ',
  yard: 'sq\\.? ?(?:yds?|yards?)|square yards?|gaz|گز',
} as const;

export const rupeeUnits =
  'lakhs?|lacs?|lkh|crores?|karor|caror|cr|l|hazar|hazaar|rs|pkr|rupees?|rupay|rupaye|لاکھ|کروڑ|ہزار|روپے|روپیہ';
export const dollarWords = 'usd|dollars?|ڈالر';
export const rupeeSigns = 'rs\\.?|pkr|₨|rupees?|روپے';

export const counts: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  ek: 1,
  aik: 1,
  do: 2,
  teen: 3,
  tin: 3,
  char: 4,
  chaar: 4,
  panch: 5,
  paanch: 5,
  chay: 6,
  che: 6,
  saat: 7,
  aath: 8,
  das: 10,
  bees: 20,
  pachas: 50,
  ایک: 1,
  دو: 2,
  تین: 3,
  چار: 4,
  پانچ: 5,
  چھ: 6,
  سات: 7,
  آٹھ: 8,
  دس: 10,
  بیس: 20,
  پچاس: 50,
};

/** Before an amount. Others mean at most. */
export const fromBounds = 'from|above|over|more than|at least|min(?:imum)?|starting(?: from)?|between';
export const toBounds = 'under|below|up ?to|less than|at most|max(?:imum)?|within|to|till|budget';
/** After an amount. */
export const toEnds = 'tak|se kam|or less|max|تک|سے کم';
export const fromEnds = 'se zyada|se ziada|or more|plus|سے زیادہ';

/** Words that narrow nothing. */
export const emptyWords = new Set(
  `a an the in at of on to for from with without under below above over between near by next close around within and or
  my me i we is are am any some all want need looking look find search show give please available best good nice new
  cheap price prices budget per month monthly real estate place area location located swimming property properties that which has have
  having it there least most than less more up only listing listings listed your our you can ready
  ka ki ke kay ko se mein mai me main mn par pe wala wali wale walay chahiye chahie chahye hai hain ho aur ya liye lye
  lie ik koi kuch mujhe dikhao dhoond dhundo qareeb kareeb nazdeek sasta sasti saste
  کا کی کے کو سے میں پر والا والی والے چاہیے چاہئے ہے ہیں اور یا لیے لئے قریب نزدیک کوئی مجھے برائے`.split(/\s+/),
);

/** Words of the texts here, by words that visitors write for them. Singular. */
export const synonyms: Readonly<Record<string, string>> = {
  shop: 'store',
  lift: 'elevator',
  masjid: 'mosque',
  installment: 'payment',
  instalment: 'payment',
};

/** Words of many names: alone they name no place. */
export const genericNames = new Set(['phase', 'town', 'city', 'sector', 'block', 'housing', 'road']);
