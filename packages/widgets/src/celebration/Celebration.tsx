import { Confetti } from '../card-reveal/Confetti.tsx'
import './Celebration.css'

/**
 * The confetti of a completion over its parent. Cards of the class `fandeck-celebrated` in an element with
 * `data-celebrating` rise one after another, by their `--fandeck-place` from 0 to 1, or fan out in the binder; nothing
 * moves under reduced motion.
 */
export const Celebration = ({ playing }: { playing: boolean }) => <Confetti count={playing ? 1 : 0} />
