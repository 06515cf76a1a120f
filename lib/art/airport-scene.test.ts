import { expect, test } from 'vitest';
import { airportScene, KNOWN_AIRPORTS } from './airport-scene';
import { BOATS } from './boats';
import { FOREGROUNDS } from './foreground';
import { LANDMARKS } from './landmarks/landmark';
import lands from './lands.json';
import { TIMES } from './light';
import { LANDSCAPES, RELIEFS } from './scene';
import { TOWNS } from './town';

const SOLD = `AYT DLM BJV ADB IST GZP KYA ASR ESB HER CHQ RHO KGS CFU ZTH JTR JMK SKG ATH AGP ALC BCN PMI IBZ TFS LPA
  FUE ACE VLC FAO LIS OPO FNC PDL HRG SSH RMF CAI RAK AGA TNG CMN NDR FEZ NBE MIR DJE TUN SID BVC BJL PBM CUR AUA BON
  BOJ VAR LCA PFO MLA DXB AMS EIN RTM GRQ MST BRU CRL ANR OST LGG CPH BLL AAL AAR DUS CGN HAM BRE NRN FMO FCO SPU`;

test('every airport the shop sells has a scene of its own', () => {
  expect(SOLD.split(/\s+/).filter((code) => !KNOWN_AIRPORTS.includes(code))).toEqual([]);
});

test.each([...KNOWN_AIRPORTS, 'ZZX', 'QQQ', 'AAB'])(
  'the scene of %s is made of things that can be drawn',
  (code) => {
    const scene = airportScene(code);
    expect(LANDSCAPES).toContain(scene.landscape);
    expect(RELIEFS).toContain(scene.relief);
    expect(TIMES).toContain(scene.time);
    expect(Object.keys(lands)).toContain(scene.land);
    expect(LANDMARKS).toContain(scene.landmark);
    expect(TOWNS).toContain(scene.town);
    expect(FOREGROUNDS).toContain(scene.foreground);
    expect(BOATS).toContain(scene.boat);
  },
);

test('a code is known in small letters too', () => {
  expect(airportScene('ist')).toEqual(airportScene('IST'));
});
