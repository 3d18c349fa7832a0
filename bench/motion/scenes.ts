/** A movement to record: ours, and the same one in plain CSS (`plain.html`). */
export interface Scene {
  name: string
  /** `widgets` is `fandeck.html`, which shows one scene; `site` is the home page of the example site. */
  at: 'widgets' | 'site'
  /** The selectors to press before the recording; `plain.html` needs none. */
  prepare?: readonly string[]
  /** The selector whose press starts the movement. */
  press: string
  /** The length of the recording, ms. */
  ms: number
  /** Drags what would be pressed so far, px, with a mouse. */
  drag?: { x: number; y: number }
}

/** Every scene has a part of the same name in `plain.html`; a new scene is a line here and a part there. */
export const SCENES: readonly Scene[] = [
  {
    name: 'reveal',
    at: 'widgets',
    prepare: ['#reveal'],
    press: '.fandeck-pack__actions button',
    ms: 2600,
  },
  { name: 'drawer', at: 'widgets', press: '#drawer', ms: 700 },
  { name: 'flip', at: 'widgets', prepare: ['#flip'], press: '#turn', ms: 700 },
  { name: 'board-flip', at: 'widgets', prepare: ['#board-flip'], press: '.fandeck-flip__press', ms: 700 },
  {
    name: 'drag',
    at: 'widgets',
    prepare: ['#drag'],
    press: '[data-slot="9"]',
    ms: 900,
    drag: { x: -120, y: 200 },
  },
  { name: 'menu', at: 'site', press: 'button[aria-controls="fandeck-menu"]', ms: 700 },
]
