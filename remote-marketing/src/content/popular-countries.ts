import type { ImageAsset } from '@site/ui/media';
import { countryAlbania } from '../../images/country-albania';
import { countryAustria } from '../../images/country-austria';
import { countryBelgium } from '../../images/country-belgium';
import { countryBulgaria } from '../../images/country-bulgaria';
import { countryCroatia } from '../../images/country-croatia';
import { countryCyprus } from '../../images/country-cyprus';
import { countryCzechRepublic } from '../../images/country-czech-republic';
import { countryDenmark } from '../../images/country-denmark';
import type { Country } from './countries';

/** A country as it is shown with a picture. */
export interface CountryTile {
  name: Country;
  image: ImageAsset;
}

/** The eight popular countries (OVER-04). */
export const popularCountries: readonly CountryTile[] = [
  { name: 'Albania', image: countryAlbania },
  { name: 'Austria', image: countryAustria },
  { name: 'Belgium', image: countryBelgium },
  { name: 'Bulgaria', image: countryBulgaria },
  { name: 'Croatia', image: countryCroatia },
  { name: 'Cyprus', image: countryCyprus },
  { name: 'Czech Republic', image: countryCzechRepublic },
  { name: 'Denmark', image: countryDenmark },
];
