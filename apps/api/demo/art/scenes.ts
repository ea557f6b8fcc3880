import type { SceneKey } from "../catalogue/art-keys.ts";
import * as indoors from "./scenes-indoors.ts";
import * as outdoors from "./scenes-outdoors.ts";

export type { Scene, SceneDrawing } from "./scenes-outdoors.ts";

export const SCENES: Readonly<Record<SceneKey, outdoors.Scene>> = {
  skyline: outdoors.skyline,
  "rain-street": outdoors.rainStreet,
  seaside: outdoors.seaside,
  harbour: outdoors.harbour,
  mountains: outdoors.mountains,
  platform: outdoors.platform,
  "tea-room": indoors.teaRoom,
  library: indoors.library,
  observatory: indoors.observatory,
  rooftop: outdoors.rooftop,
  garden: outdoors.garden,
  forest: outdoors.forest,
  "snow-village": outdoors.snowVillage,
  "deep-space": outdoors.deepSpace,
  "ship-bridge": indoors.shipBridge,
  theatre: indoors.theatre,
  office: indoors.office,
  bar: indoors.bar,
  bakery: indoors.bakery,
  desert: outdoors.desert,
  canal: outdoors.canal,
  "lantern-street": outdoors.lanternStreet,
  undersea: outdoors.undersea,
  castle: outdoors.castle,
  greenhouse: indoors.greenhouse,
  workshop: indoors.workshop,
  "night-road": outdoors.nightRoad,
  hotel: indoors.hotel,
  gallery: indoors.gallery,
  market: outdoors.market,
  clouds: outdoors.clouds,
};
