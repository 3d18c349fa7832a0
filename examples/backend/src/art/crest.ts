import { madeCrest } from './made-crest.ts'
import type { Picture, Scope } from './svg.ts'
import { isTeamKey, type Team, type TeamKey } from './teams.ts'

interface Emblem {
  outline: string
  /** Drawn inside the outline. */
  inner: (team: Team) => string
  deep?: boolean
}

const SHIELD = 'M50 4L92 18V54C92 76 74 90 50 97C26 90 8 76 8 54V18Z'
const DISC = 'M50 3A47 47 0 1 1 49.9 3Z'

function petals({ color3 }: Team): string {
  const petal = (angle: number) =>
    `<ellipse cx="50" cy="31" rx="11" ry="19" transform="rotate(${angle} 50 50)" fill="${color3}" opacity="${angle % 120 ? 0.95 : 0.6}"/>`
  return `${[0, 60, 120, 180, 240, 300].map(petal).join('')}<circle cx="50" cy="50" r="8" fill="#fff"/>`
}

function sunrise({ color3 }: Team): string {
  const ray = (index: number) => {
    const angle = Math.PI + index * 0.524
    const [x, y] = [50 + 70 * Math.cos(angle), 62 + 70 * Math.sin(angle)]
    return `<path d="M50 62L${x.toFixed(1)} ${y.toFixed(1)}" stroke="${color3}" stroke-width="5" opacity=".7"/>`
  }
  const rays = [0, 1, 2, 3, 4, 5, 6].map(ray).join('')
  return `<circle cx="50" cy="62" r="22" fill="${color3}"/>${rays}<path d="M0 66H100V100H0Z" fill="#7E1637"/>`
}

const ORBLIT: Emblem = {
  outline: DISC,
  inner: (team) =>
    `<circle cx="50" cy="50" r="24" fill="none" stroke="#fff" stroke-width="7"/><circle cx="72" cy="34" r="9" fill="${team.color3}"/>`,
}

const EMBLEMS: Readonly<Record<TeamKey, Emblem>> = {
  seoul: {
    outline: SHIELD,
    deep: true,
    inner: (team) =>
      `<path d="M8 60A42 42 0 0 1 92 60V100H8Z" fill="${team.color1}"/><path d="M24 74A26 26 0 0 1 76 74V100H24Z" fill="${team.color3}"/><path d="M39 88A11 11 0 0 1 61 88V100H39Z" fill="${team.color2}"/>`,
  },
  suwon: {
    outline: DISC,
    inner: (team) =>
      `<path d="M0 46L50 22L100 46V62L50 38L0 62Z" fill="${team.color3}"/><path d="M0 70L50 46L100 70V86L50 62L0 86Z" fill="#fff"/><path d="M0 94L50 70L100 94V110H0Z" fill="${team.color3}" opacity=".6"/>`,
  },
  anyang: { outline: 'M50 3L91 26.5V73.5L50 97L9 73.5V26.5Z', inner: petals },
  steelers: {
    outline: 'M14 8H86L94 40L50 97L6 40Z',
    deep: true,
    inner: (team) =>
      `<path d="M14 24H86M10 42H90" stroke="${team.color1}" stroke-width="10"/><path d="M50 20L74 58L50 96L26 58Z" fill="none" stroke="#fff" stroke-width="7"/><circle cx="50" cy="58" r="7" fill="${team.color1}"/>`,
  },
  dhcfc: {
    outline: 'M50 3C70 14 82 16 94 16C96 56 82 84 50 97C18 84 4 56 6 16C18 16 30 14 50 3Z',
    inner: sunrise,
  },
  boosters: {
    outline: 'M20 5H80Q95 5 95 20V80Q95 95 80 95H20Q5 95 5 80V20Q5 5 20 5Z',
    inner: (team) =>
      `<path d="M22 80L50 18L78 80H60L50 54L40 80Z" fill="${team.color3}"/><path d="M10 80H90" stroke="#fff" stroke-width="7"/>`,
  },
  ball: {
    outline: 'M50 2L98 50L50 98L2 50Z',
    inner: (team) =>
      `<path d="M50 20L80 50L50 80L20 50Z" fill="none" stroke="${team.color3}" stroke-width="6"/><circle cx="50" cy="50" r="12" fill="#fff"/>`,
  },
  itta: {
    outline: 'M8 4H92V96H8Z',
    inner: () =>
      '<path d="M24 96V52A26 26 0 0 1 76 52V96Z" fill="#D9482B"/><circle cx="72" cy="28" r="10" fill="#1E2A44"/>',
  },
  ongyeol: {
    outline: DISC,
    deep: true,
    inner: (team) =>
      `<circle cx="66" cy="38" r="16" fill="${team.color3}"/><path d="M0 62q25 -14 50 0t50 -4V100H0Z" fill="${team.color1}"/><path d="M0 78q25 -12 50 0t50 -4V100H0Z" fill="#61805F"/>`,
  },
  idol1: ORBLIT,
  idol2: ORBLIT,
  idol3: ORBLIT,
  idol4: ORBLIT,
  idol5: ORBLIT,
}

/**
 * An emblem of plain shapes, 100x100; all five idols wear the one of ORBLIT in its pink. A team without an emblem gets one
 * from its colours and its sport.
 */
export function crest(scope: Scope, { team: key }: { team: string }): Picture {
  if (!isTeamKey(key)) {
    const { color1, color2, color3, sport } = scope.team(key)
    return madeCrest(scope.child(key, key), { palette: [color1, color2, color3], sport })
  }
  const emblem = EMBLEMS[key]
  const team = scope.team(emblem === ORBLIT ? 'idol1' : key)
  const clip = scope.id('outline')
  const body = [
    `<clipPath id="${clip}"><path d="${emblem.outline}"/></clipPath>`,
    `<g clip-path="${scope.url('outline')}">`,
    `<path d="${emblem.outline}" fill="${emblem.deep ? team.color2 : team.color1}"/>${emblem.inner(team)}</g>`,
    `<path d="${emblem.outline}" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="3"/>`,
  ]
  return { width: 100, height: 100, body: body.join('') }
}
