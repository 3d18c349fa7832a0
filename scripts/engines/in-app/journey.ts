import type { Journey } from '../journeys/scene.ts'
import type { VisitOptions } from './engine.ts'

/** A journey inside an app, and what goes wrong on the way. */
export interface AppJourney extends Journey, VisitOptions {}
