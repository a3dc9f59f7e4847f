export interface ProjectText {
  introduction: readonly string[];
  amenities: readonly string[];
}

/** In the order of the cards. Apart from the pictures, because the search reads the texts only. */
export const projectTexts: readonly ProjectText[] = [
  {
    introduction: [
      'Liberty Lands Housing Lahore begins with its gate: a sandstone arch under golden domes, and behind it a long promenade with water and palm trees. From there the streets branch off into quiet neighborhoods.',
      'The plan puts the busy things first. Stores, offices and the visitors’ parking stand near the entrance, so the streets behind them carry little more than the cars of the people who live there.',
      'Plots come in several sizes and lie on straight, tree-lined roads. You may build at your own pace, within a simple set of rules that keeps facades, heights and gardens in tune with each other.',
    ],
    amenities: [
      'A staffed gate with a reception for visitors, open around the clock.',
      'A promenade with fountains for an evening walk, lit until late.',
      'Water, power, gas and fiber run underground to every plot.',
      'A mosque, a school site and a clinic site within the scheme.',
      'Neighborhood parks with shade, benches and a place to play.',
      'Wide main roads with their own lane for walking and cycling.',
    ],
  },
  {
    introduction: [
      'Kings Town Lahore is a residential scheme on a human scale. Its landmark is the golden crown on the fountain at the first roundabout; everything else is deliberately calm.',
      'Brick, plaster and garden walls set the tone of the streets. Houses stand close enough for neighbors to know each other and far enough apart for a tree on every front lawn.',
      'The scheme suits families who want a plot that they can build on step by step. Small and medium plots make up most of the plan, with a few larger ones on the corners.',
    ],
    amenities: [
      'A central roundabout with flower beds, the meeting point of the town.',
      'A gated entrance with cameras and a guard on duty day and night.',
      'A row of everyday stores within a short walk of every street.',
      'Play areas set back from the road, with a fence and a gate.',
      'Street lighting on every road, including the lanes behind the houses.',
      'A mosque in the middle of the scheme, reached on foot from all sides.',
    ],
  },
  {
    introduction: [
      'Park View City Lahore is laid out around a park, and the park around a lake. A footbridge leads to a pavilion on an island, and most apartment buildings look out on the water.',
      'Cars stay at the edge. Inside, winding paths connect the buildings with the stores and the school, so that a child can walk from the front door to the playground without crossing a road.',
      'Both apartments and plots are offered. The apartment buildings stand in loose groups with gardens in between, which lets light and air reach the apartments from two sides.',
    ],
    amenities: [
      'A park with a lake, an island pavilion and more than one way around.',
      'Paths for walking and running, with lights and drinking water.',
      'Elevators, a superintendent and covered parking in every apartment building.',
      'A shopping street on the side that faces the main road.',
      'Play areas and sports courts between the buildings.',
      'Backup power for elevators, pumps and the lights in the stairwells.',
    ],
  },
  {
    introduction: [
      'Capital Smart City Islamabad is planned as a complete city rather than a single housing scheme. Homes, offices, schools and parks are laid out together, so that most daily trips stay short and walkable.',
      'A wide central boulevard carries the traffic and an elevated rail line, while the residential streets behind it remain quiet and shaded. A canal park runs between the towers and the family districts.',
      'Plots and apartments are released district by district. Each district is planned with its own roads, utilities and green belts, so that nobody has to wait for the whole city to be finished.',
    ],
    amenities: [
      'Underground power, water and fiber to every plot before handover.',
      'An elevated line that connects the districts with the city center.',
      'Parks and green belts a short walk from every front door.',
      'Schools, clinics and mosques inside each residential district.',
      'Gated entrances, street lighting and patrols day and night.',
      'A business district with offices and hotels on the northern edge.',
    ],
  },
  {
    introduction: [
      'Blue World Trade Center is a commercial project: two curved towers of blue glass on a shared base, with a plaza in front and the hills of Islamabad behind.',
      'The base holds stores, cafés and showrooms around a tall hall. Above it the towers are divided into offices, from one room for a small practice to an entire floor for a company.',
      'The towers are shaped so that every office has a window and no two fronts face each other closely. Owners may use their unit themselves or rent it out through the building’s management.',
    ],
    amenities: [
      'A reception in each tower, with passes for staff and for visitors.',
      'Stores, cafés and a food hall on the floors of the base.',
      'Meeting rooms that can be booked by the hour.',
      'Parking below ground, with places for bicycles and motorcycles.',
      'Central air conditioning and backup power on all floors.',
      'A plaza with palms, seats and a sculpture, open to everybody.',
    ],
  },
  {
    introduction: [
      'Lake City turns its best side to the water. Villas in a modern and in a Spanish style line the shore, many with a wooden jetty and a boat of their own.',
      'Behind the first row the plan grows denser: townhouses along short streets, then apartment buildings whose upper floors look over the roofs to the lake.',
      'Life here moves between the shore path, the club and the small squares. The shore itself stays open, so that the evening walk by the water belongs to everyone who lives here.',
    ],
    amenities: [
      'A path along the shore with lights, benches and places to fish.',
      'Jetties and a small harbor for rowing and sailing boats.',
      'A club with a pool, a gym and rooms for family occasions.',
      'Small squares with stores and a bakery, spread over the scheme.',
      'Guarded entrances and patrols on land and along the water.',
      'A school, a mosque and a clinic inside the scheme.',
    ],
  },
  {
    introduction: [
      'Lahore Smart City has a clear center: a white, ribbed civic hub in a landscaped roundabout, where the main avenues of the plan meet.',
      'Around it lie districts with a task each. One gathers offices and stores, one schools and sports, the others are for living. Shaded avenues connect them, with a lane for buses.',
      'The word smart is meant practically. Solar roofs shade the parking lots, meters can be read on a phone, and street lights dim when nobody is on the road.',
    ],
    amenities: [
      'A civic hub with a library, a hall for events and public services.',
      'Solar canopies over the parking lots, with places to charge.',
      'A bus lane on the avenues and shaded stops within a short walk.',
      'Meters for water and power that residents can read online.',
      'A sports district with courts, a field and a running track.',
      'Cameras and emergency points along all main roads.',
    ],
  },
  {
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
  },
  {
    introduction: [
      'Blue World City Islamabad gathers around a mosque with blue domes and four minarets. A long pool lined with palms leads up to it and mirrors it after sunset.',
      'The family districts lie in a ring around this center, with hills on the horizon. Villas with gardens stand next to smaller houses, so that parents and grown children can live in the same street.',
      'Plots are sold in blocks, and each block has its own park and its own access road. This keeps building noise away from the streets where people have already moved in.',
    ],
    amenities: [
      'A grand mosque with a garden court and a pool in front.',
      'A park in every block, with shade, seats and a lawn for games.',
      'Schools and clinics spread over the ring of family districts.',
      'Wide access roads, so that no district is crossed by through traffic.',
      'Underground power and water lines, and street lights throughout.',
      'Guards at the entrances of every block, day and night.',
    ],
  },
  {
    introduction: [
      'Blue Town Lahore is easy to recognize: white houses, blue roofs, and in the middle a low clubhouse with a long pool under palm trees.',
      'The houses come finished. You choose one of a few types, from two bedrooms to five, and move in when the keys are handed over; nobody has to manage a building site.',
      'Rows of houses face each other across narrow, planted streets. Every street ends at a green, and from every green a path leads to the clubhouse.',
    ],
    amenities: [
      'A clubhouse with a pool, changing rooms and a café.',
      'Ready-built houses with fitted kitchens and bathrooms.',
      'A parking place beside each house and more for guests.',
      'Greens at the end of the streets, with swings and shade.',
      'A water tower and pumps that supply the whole town.',
      'A guarded entrance and lights on every path.',
    ],
  },
];
