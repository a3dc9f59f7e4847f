import {
  homeAlicante,
  homeAravaca,
  homeBruges,
  homeChamartin,
  homeChamberi,
  homeCondeOrgaz,
  homeGraz,
  homeLimassol,
  homeMalaga,
  homeMirasierra,
  homePalma,
  homePuertaDeHierro,
  homeSalamanca,
  homeSanchinarro,
  homeSplit,
  interior3,
} from '../../images/manifest.json';
import { samplePrice, type Home } from './catalogue';

export type PlaceAbroad = 'overseas' | 'spain' | 'madrid';

/**
 * Sample homes; ids continue after the catalogue's. A home in Madrid is either for sale or to rent. No two homes share
 * a picture.
 */
export const homesAbroad: Record<PlaceAbroad, readonly Home[]> = {
  overseas: [
    abroad(9, homeLimassol, 'Amathus', 'Limassol', 'Villa', 4, 4, 310),
    abroad(10, homeGraz, 'Geidorf', 'Graz', 'House', 4, 3, 240),
    abroad(11, homeBruges, 'Sint-Anna', 'Bruges', 'House', 3, 3, 195),
    abroad(12, homeSplit, 'Meje', 'Split', 'Villa', 3, 2, 180),
  ],
  spain: [
    abroad(13, homeMalaga, 'El Limonar', 'Málaga', 'House', 5, 4, 320),
    abroad(14, homeAlicante, 'Playa de San Juan', 'Alicante', 'Condo', 2, 1, 95),
    abroad(15, homePalma, 'Portitxol', 'Palma', 'Villa', 4, 3, 280),
    abroad(16, interior3, 'Eixample', 'Barcelona', 'Apartment', 2, 2, 110),
  ],
  madrid: [
    forSale(abroad(17, homeMirasierra, 'Mirasierra', 'Madrid', 'House', 3, 3, 210)),
    forSale(abroad(18, homeAravaca, 'Aravaca', 'Madrid', 'Villa', 3, 3, 260)),
    forSale(abroad(19, homeChamartin, 'Chamartín', 'Madrid', 'Apartment', 2, 2, 110)),
    forSale(abroad(20, homeSanchinarro, 'Sanchinarro', 'Madrid', 'House', 2, 2, 150)),
    abroad(21, homeChamberi, 'Chamberí', 'Madrid', 'Apartment', 2, 2, 90),
    abroad(22, homeSalamanca, 'Salamanca', 'Madrid', 'Apartment', 3, 2, 130),
    abroad(23, homePuertaDeHierro, 'Puerta de Hierro', 'Madrid', 'Villa', 3, 2, 180),
    abroad(24, homeCondeOrgaz, 'Conde Orgaz', 'Madrid', 'House', 3, 3, 195),
  ],
};

function forSale(home: Home): Home {
  return { ...home, saleStatus: 'for sale', canBeBought: true };
}

function abroad(
  id: number,
  image: Home['image'],
  neighborhood: string,
  city: string,
  type: Home['type'],
  beds: number,
  baths: number,
  area: number,
): Home {
  const description = `A sample ${type.toLowerCase()} with ${beds} bedrooms in ${city}.`;
  return {
    id,
    image,
    neighborhood,
    city,
    type,
    beds,
    baths,
    area,
    description,
    price: samplePrice,
    saleStatus: 'per month',
    canBeBought: false,
  };
}
