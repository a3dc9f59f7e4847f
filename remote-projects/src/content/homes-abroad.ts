import {
  interior1,
  interior3,
  interior5,
  interior6,
  project06View2,
  property1,
  property2,
  property3,
  property5,
  property6,
  property7,
  property8,
} from '../../images/manifest.json';
import { samplePrice, type Property } from './properties';

/** Sections of the overseas pages that name a place. */
export type PlaceAbroad = 'overseas' | 'spain' | 'madrid';

/**
 * Sample homes of those sections: names and neighborhoods are sample text, the amounts are those of every sample home.
 * Ids continue after those of the catalogue. Homes in Madrid are either for sale or to rent, and no picture appears
 * twice on a page.
 */
export const homesAbroad: Record<PlaceAbroad, readonly Property[]> = {
  overseas: [
    abroad(9, property8, 'Amathus', 'Limassol', 'Villa', 4, 4, 310),
    abroad(10, property1, 'Geidorf', 'Graz', 'House', 4, 3, 240),
    abroad(11, property6, 'Sint-Anna', 'Bruges', 'House', 3, 3, 195),
    abroad(12, property2, 'Meje', 'Split', 'Villa', 3, 2, 180),
  ],
  spain: [
    abroad(13, property3, 'El Limonar', 'Málaga', 'House', 5, 4, 320),
    abroad(14, property7, 'Playa de San Juan', 'Alicante', 'Condo', 2, 1, 95),
    abroad(15, project06View2, 'Portitxol', 'Palma', 'Villa', 4, 3, 280),
    abroad(16, interior3, 'Eixample', 'Barcelona', 'Apartment', 2, 2, 110),
  ],
  madrid: [
    forSale(abroad(17, property1, 'Mirasierra', 'Madrid', 'House', 3, 3, 210)),
    forSale(abroad(18, property8, 'Aravaca', 'Madrid', 'Villa', 3, 3, 260)),
    forSale(abroad(19, property5, 'Chamartín', 'Madrid', 'Apartment', 2, 2, 110)),
    forSale(abroad(20, property6, 'Sanchinarro', 'Madrid', 'House', 2, 2, 150)),
    abroad(21, interior1, 'Chamberí', 'Madrid', 'Apartment', 2, 2, 90),
    abroad(22, interior5, 'Salamanca', 'Madrid', 'Apartment', 3, 2, 130),
    abroad(23, property2, 'Puerta de Hierro', 'Madrid', 'Villa', 3, 2, 180),
    abroad(24, interior6, 'Conde Orgaz', 'Madrid', 'House', 3, 3, 195),
  ],
};

function forSale(home: Property): Property {
  return { ...home, saleStatus: 'for sale', canBeBought: true };
}

function abroad(
  id: number,
  image: Property['image'],
  neighborhood: string,
  city: string,
  type: Property['type'],
  beds: number,
  baths: number,
  area: number,
): Property {
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
