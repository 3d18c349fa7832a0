/** The colours of a team, as a style for an ancestor. */
export const aTeam: Readonly<Record<`--fd-team-${1 | 2 | 3}`, string>> = {
  '--fd-team-1': '#c4122f',
  '--fd-team-2': '#17090d',
  '--fd-team-3': '#ffb199',
}
