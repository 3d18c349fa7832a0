import { Fragment, type FunctionComponent, type ReactNode } from 'react'

/** What a control of Ladle changes: a text, a number, or a switch. */
type Values = Record<string, string | number | boolean>

/** The controls of a story by the names of its args. Not Ladle's types, which are sources that TypeScript 7 refuses. */
export type StoryControls = Readonly<
  Record<
    string,
    {
      options: unknown
      control: { type: 'select' | 'inline-radio' }
      defaultValue?: string
    }
  >
>

/** A story as Ladle reads it. */
type ControlledStory<Args extends Values> = FunctionComponent<Args> & {
  args: Args
  argTypes: StoryControls
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
