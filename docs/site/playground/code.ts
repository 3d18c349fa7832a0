// The code of a tag for a page, for React, Vue and Next.js; it follows the controls.
import type { PlayedTag } from './tags.ts'

/** The values of the controls; `false` and an empty text leave an attribute out. */
export type Values = Readonly<Record<string, string | boolean>>

const ADDRESSES = {
  'market-url': 'https://api.example',
  'cdn-url': 'https://api.example/cdn',
  'login-origin': 'https://fandeck.example',
}

function attributesOf(values: Values): string[] {
  const all: Values = { ...values, ...ADDRESSES }
  const given = Object.entries(all).filter(([, value]) => value !== false && value !== '')
  return given.map(([name, value]) =>
    value === true ? name : `${name}="${String(value).replaceAll('"', '&quot;')}"`,
  )
}

function tagOf(name: string, values: Values, indent = ''): string {
  const lines = attributesOf(values).map((one) => `${indent}  ${one}`)
  return `${indent}<fandeck-${name}\n${lines.join('\n')}\n${indent}></fandeck-${name}>`
}

/** Returns the code by the name of its tab. */
export function codeOf(
  { name }: PlayedTag,
  values: Values,
): Record<'HTML' | 'React' | 'Vue' | 'Next.js', string> {
  const component = `${name.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase())}Tag`
  const react = `import '@fandeck/widgets/fandeck.js'
import type {} from '@fandeck/widgets/elements'

export function ${component}() {
  return (
${tagOf(name, values, '    ')}
  )
}`
  return {
    HTML: `<script type="module" src="https://cdn.example/fandeck/v1/fandeck.js"></script>\n${tagOf(name, values)}`,
    React: react,
    Vue: `<script setup>\nimport '@fandeck/widgets/fandeck.js'\n</script>\n\n<template>\n${tagOf(name, values, '  ')}\n</template>`,
    'Next.js': `'use client'\n\n${react}`,
  }
}
