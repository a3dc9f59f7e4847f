import { project08, project08View1, project08View2 } from '../../../images/manifest.json';
import type { ProjectText } from './project-text';

export const zaitoonCity: ProjectText = {
  introduction: [
    'Zaitoon is the olive, and Zaitoon City Lahore takes the tree seriously: groves of olives surround the scheme, and a stone-walled drive leads between them to the gateway.',
    'Behind the gate stand houses with terracotta roofs and deep porches. The streets bend gently, which slows the cars down and opens a new view every few steps.',
    'Plots are set out in small groups around a green. Each group shares its trees, its lights and its play corner, so that neighbors look after the same piece of land.',
  ],
  amenities: [
    'Olive groves with walking paths, open to all residents.',
    'A gateway with a guard room and a parcel counter.',
    'A green with shade and a play corner for every group of houses.',
    'Rainwater from the roofs is kept for the trees and the lawns.',
    'A small market hall for vegetables, bread and daily needs.',
    'A mosque and a primary school on the central drive.',
  ],
  floor: [],
  banner: project08,
  supplementaryImages: [project08View1, project08View2, project08],
};
