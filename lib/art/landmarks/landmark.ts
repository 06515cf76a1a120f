import type { Brush } from '../brush';
import * as aegean from './aegean';
import * as africa from './africa';
import * as anatolia from './anatolia';
import * as caribbean from './caribbean';
import * as iberia from './iberia';
import * as italy from './italy';
import * as north from './north';

/** Every landmark stands on the ground at 0,0 and is drawn some 200 to 400 units high. */
const drawings = {
  mosque: anatolia.mosque,
  'fluted-minaret': anatolia.flutedMinaret,
  'green-cone': anatolia.greenCone,
  'clock-tower': anatolia.clockTower,
  'red-tower': anatolia.redTower,
  castle: anatolia.castle,
  'fairy-chimneys': anatolia.fairyChimneys,
  colonnade: anatolia.colonnade,
  'blue-domes': aegean.blueDomes,
  windmills: aegean.windmills,
  lighthouse: aegean.lighthouse,
  columns: aegean.columns,
  'minoan-palace': aegean.minoanPalace,
  'white-tower': aegean.whiteTower,
  parthenon: aegean.parthenon,
  'cypress-islet': aegean.cypressIslet,
  cove: aegean.cove,
  'striped-church': aegean.stripedChurch,
  spires: iberia.spires,
  'gothic-cathedral': iberia.gothicCathedral,
  'hill-town': iberia.hillTown,
  'ribbed-hall': iberia.ribbedHall,
  'sea-arches': iberia.seaArches,
  'river-tower': iberia.riverTower,
  'arch-bridge': iberia.archBridge,
  terraces: iberia.terraces,
  'island-church': iberia.islandChurch,
  pyramids: africa.pyramids,
  'square-minaret': africa.squareMinaret,
  'city-gate': africa.cityGate,
  'white-medina': africa.whiteMedina,
  ribat: africa.ribat,
  'domed-resort': africa.domedResort,
  baobab: africa.baobab,
  'pastel-village': africa.pastelVillage,
  'merchant-quay': caribbean.merchantQuay,
  'divi-tree': caribbean.diviTree,
  'salt-hills': caribbean.saltHills,
  'wooden-town': caribbean.woodenTown,
  colosseum: italy.colosseum,
  campanile: italy.campanile,
  'leaning-tower': italy.leaningTower,
  'harbour-dome': italy.harbourDome,
  trulli: italy.trulli,
  'walled-town': italy.walledTown,
  skyline: italy.skyline,
  'brick-spire': north.brickSpire,
  'twin-spires': north.twinSpires,
  'twin-towers': north.twinTowers,
  'smock-mill': north.smockMill,
  'cable-bridge': north.cableBridge,
  'rhine-tower': north.rhineTower,
  'concert-hall': north.concertHall,
  'town-hall': north.townHall,
  'saucer-hall': north.saucerHall,
} satisfies Record<string, (brush: Brush) => string>;

export type Landmark = keyof typeof drawings;
export const LANDMARKS = Object.keys(drawings) as Landmark[];

export function landmark(name: Landmark, brush: Brush): string {
  return drawings[name](brush);
}
