/** Advance and outline in thousandths of the type size, baseline at y 0. */
interface Glyph {
  advance: number
  path: string
}

/** Outlines of Pretendard Black (SIL OFL 1.1), so that numbers look the same where no font is installed. */
const GLYPHS: Readonly<Record<string, Glyph>> = {
  '0': {
    advance: 703,
    path: 'M352 10C542 10 660-121 660-354C660-585 542-717 352-717C161-717 43-586 43-354C43-122 161 10 352 10ZM352-140C283-141 235-203 235-354C236-500 283-567 352-567C420-567 468-500 468-354C468-203 420-141 352-140Z',
  },
  '1': { advance: 488, path: 'M390-707L218-707L43-601L43-441L199-535L203-535L203 0L390 0Z' },
  '2': {
    advance: 626,
    path: 'M48 0L586 0L586-149L307-149L307-153L378-215C537-349 578-418 578-500C578-631 471-717 304-717C142-717 35-626 35-479L212-479C212-539 249-573 304-573C358-573 397-539 397-484C397-434 364-400 311-354L48-134Z',
  },
  '3': {
    advance: 654,
    path: 'M322 10C494 10 614-78 614-202C614-289 557-351 444-363L444-369C527-378 588-433 588-512C588-630 479-717 324-717C166-717 53-626 52-498L229-498C230-542 270-573 324-573C374-573 409-543 408-500C409-455 368-424 309-424L237-424L237-295L309-295C374-295 418-263 418-218C418-173 379-141 323-141C267-141 226-171 225-213L37-213C38-83 156 10 322 10Z',
  },
  '4': {
    advance: 679,
    path: 'M41-112L385-112L385 0L563 0L563-112L645-112L645-258L563-258L563-707L327-707L41-257ZM225-258L225-263L383-514L389-514L389-258Z',
  },
  '5': {
    advance: 647,
    path: 'M328 10C499 10 610-95 610-242C610-377 517-472 390-472C319-472 262-441 239-399L235-399L250-559L566-559L566-707L97-707L66-286L231-286C249-321 279-343 328-342C389-342 432-301 431-236C432-174 389-132 328-132C276-132 233-163 231-213L51-213C52-83 167 10 328 10Z',
  },
  '6': {
    advance: 663,
    path: 'M341 10C507 10 622-91 622-242C622-372 535-467 407-467C326-467 254-428 226-363L222-363C222-481 260-559 343-559C386-559 421-539 431-498L613-498C602-618 497-717 343-717C158-717 38-574 37-345C36-87 178 10 341 10ZM340-132C281-132 238-176 238-235C238-296 281-340 340-340C399-340 441-296 441-235C441-176 398-132 340-132Z',
  },
  '7': { advance: 592, path: 'M79 0L271 0L553-558L553-707L31-707L31-559L359-559L359-554Z' },
  '8': {
    advance: 668,
    path: 'M334 10C504 10 628-77 628-191C628-279 555-350 465-363L465-369C543-383 602-446 602-525C602-636 488-717 334-717C180-717 65-636 65-525C65-446 123-383 202-369L202-363C111-350 39-279 39-191C39-77 164 10 334 10ZM334-125C277-125 236-162 236-213C236-264 277-300 334-300C391-300 432-264 432-213C432-162 391-125 334-125ZM334-424C284-424 248-458 248-504C248-550 284-582 334-582C384-582 420-549 420-504C420-458 384-424 334-424Z',
  },
  '9': {
    advance: 663,
    path: 'M322-717C155-717 40-616 41-466C42-337 128-243 256-243C337-243 409-281 437-347L441-347C440-226 402-148 320-148C277-148 242-168 232-212L49-212C62-89 165 10 320 10C505 10 626-133 626-365C625-620 484-717 322-717ZM323-575C381-575 424-531 425-473C426-415 381-370 323-370C264-370 223-414 222-473C221-531 264-575 323-575Z',
  },
  V: { advance: 767, path: 'M231-707L21-707L257 0L510 0L744-707L534-707L386-203L380-203Z' },
  o: {
    advance: 605,
    path: 'M303 10C474 10 575-101 575-264C575-427 474-537 303-537C132-537 29-427 29-264C29-101 132 10 303 10ZM304-127C250-127 218-181 218-265C218-350 250-402 304-402C355-402 387-350 387-265C387-181 355-127 304-127Z',
  },
  l: { advance: 283, path: 'M234-707L50-707L50 0L234 0Z' },
  '.': {
    advance: 301,
    path: 'M150 11C200 11 245-31 245-84C245-136 200-178 150-178C98-178 55-136 56-84C55-31 98 11 150 11Z',
  },
}

export interface Lettering {
  x: number
  baseline: number
  size: number
  /** Extra space between letters, in em; negative is tighter. */
  tracking?: number
  anchor?: 'start' | 'middle' | 'end'
}

function layOut(text: string, tracking: number): { glyphs: { path: string; at: number }[]; width: number } {
  let pen = 0
  const glyphs = [...text].flatMap((letter) => {
    const glyph = GLYPHS[letter]
    if (glyph === undefined) return []
    const placed = { path: glyph.path, at: pen }
    pen += glyph.advance + tracking * 1000
    return [placed]
  })
  return { glyphs, width: pen - tracking * 1000 }
}

/** Draws digits (and the letters of "Vol.") as paths; letters without an outline are left out. */
export function lettering(
  text: string,
  { x, baseline, size, tracking = 0, anchor = 'start' }: Lettering,
): string {
  const { glyphs, width } = layOut(text, tracking)
  const scale = size / 1000
  const shift = anchor === 'start' ? 0 : anchor === 'middle' ? width / 2 : width
  const paths = glyphs.map(({ path, at }) => `<path transform="translate(${Math.round(at)})" d="${path}"/>`)
  const left = Math.round((x - shift * scale) * 10) / 10
  return `<g transform="translate(${left} ${baseline}) scale(${scale})">${paths.join('')}</g>`
}
