import type { ImageAsset } from '@site/ui/media';
import {
  countryAlbania,
  countryAustria,
  countryBelgium,
  countryBulgaria,
  countryCroatia,
  countryCyprus,
  countryCzechRepublic,
  countryDenmark,
} from '../../images/manifest.json';
import type { Country } from './countries';

export interface CountryTile {
  name: Country;
  image: ImageAsset;
}

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
