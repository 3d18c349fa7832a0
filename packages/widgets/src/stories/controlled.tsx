import type { ArgType } from '@ladle/react'
import { Fragment, type FunctionComponent, type ReactNode } from 'react'

/** What a control of Ladle changes: a text, a number, or a switch. */
type Values = Record<string, string | number | boolean>

/** A story as Ladle reads it. */
type ControlledStory<Args extends Values> = FunctionComponent<Args> & {
  args: Args
  argTypes: Readonly<Record<string, ArgType>>
}

/** Returns a story with a control for each of its args, some with choices; a change begins the story anew. */
export function controlled<Args extends Values>(
  args: Args,
  render: (args: Args) => ReactNode,
  choices: { [Name in keyof Args]?: readonly Args[Name][] } = {},
): ControlledStory<Args> {
  const argTypes = Object.fromEntries(
    Object.entries(choices).map(([name, options]) => [
      name,
      { options, control: { type: 'select' as const } },
    ]),
  )
  return Object.assign((given: Args) => <Fragment key={JSON.stringify(given)}>{render(given)}</Fragment>, {
    args,
    argTypes,
  })
}
