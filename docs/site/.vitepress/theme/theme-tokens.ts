// The tokens of the theme editor.

/** A colour with its values in both schemes. */
export interface ColourToken {
  name: string
  en: string
  ko: string
  light: string
  dark: string
}

export const COLOURS: readonly ColourToken[] = [
  { name: '--fd-bg', en: 'Page', ko: '페이지', light: '#ffffff', dark: '#0f0e13' },
  { name: '--fd-surface', en: 'Sheets', ko: '시트', light: '#ffffff', dark: '#18161e' },
  { name: '--fd-ink', en: 'Text', ko: '글자', light: '#16141c', dark: '#f5f3fa' },
  { name: '--fd-ink-2', en: 'Secondary text', ko: '보조 글자', light: '#55515f', dark: '#bdb8ca' },
  { name: '--fd-primary', en: 'Main button', ko: '주 버튼', light: '#16141c', dark: '#f5f3fa' },
  { name: '--fd-on-primary', en: 'Text on it', ko: '버튼 글자', light: '#ffffff', dark: '#16141c' },
]

/** The pairs of text and ground that must be readable. */
export const PAIRS = [
  ['--fd-ink', '--fd-bg'],
  ['--fd-ink', '--fd-surface'],
  ['--fd-ink-2', '--fd-bg'],
  ['--fd-ink-2', '--fd-surface'],
  ['--fd-on-primary', '--fd-primary'],
] as const

export const RADII = [
  { name: '--fd-radius-control', en: 'Corners of controls', ko: '버튼 모서리', value: 14 },
  { name: '--fd-radius-panel', en: 'Corners of panels', ko: '패널 모서리', value: 20 },
  { name: '--fd-radius-sheet', en: 'Corners of sheets', ko: '시트 모서리', value: 24 },
] as const

export const FONTS = ['', 'system-ui', 'serif', '"Noto Serif KR", serif', 'monospace'] as const
