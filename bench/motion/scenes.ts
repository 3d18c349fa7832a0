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
  { name: 'menu', at: 'site', press: 'button[aria-controls="site-menu"]', ms: 700 },
]
