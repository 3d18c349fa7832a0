import { ReturnPill } from '@fandeck/widgets'

export const BackToTeam = () => (
  <ReturnPill teamName="FC서울" color="#c4122f" crest="/crests/seoul.svg" href="/fcseoul-2025" />
)
