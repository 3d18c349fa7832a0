import { hash } from './rng.ts'
import { type FindTeam, plainTeam } from './teams.ts'

/** Names the ids of one picture, so that two pictures inlined on one page never share a gradient. */
export interface Scope {
  /** Everything random in the picture is drawn from this text. */
  seed: string
  id: (name: string) => string
  url: (name: string) => string
  team: FindTeam
  /** The scope of a picture inside this one. */
  child: (name: string, seed: string) => Scope
}

/** A drawing of a fixed size that can stand alone or lie inside another drawing. */
export interface Picture {
  width: number
  height: number
  body: string
}

export interface Placement {
  x: number
  y: number
  width: number
  /** Degrees around `pivot`, by default the middle of the picture. */
  turn?: number
  pivot?: readonly [number, number]
}

export type Point = readonly [number, number]

export function scopeOf(key: string, seed: string, team: FindTeam = plainTeam): Scope {
  const prefix = `fd${hash(key).toString(36)}`
  const id = (name: string) => `${prefix}-${name}`
  return {
    seed,
    id,
    url: (name) => `url(#${id(name)})`,
    team,
    child: (name, childSeed) => scopeOf(`${key}/${name}`, childSeed, team),
  }
}

/** One decimal is a tenth of a pixel at the drawn size, and keeps the files small. */
export function px(value: number): string {
  return String(Math.round(value * 10) / 10)
}

export function pointsOf(points: readonly Point[]): string {
  return points.map(([x, y]) => `${px(x)},${px(y)}`).join(' ')
}

export type Stop = readonly [offset: number, color: string, opacity?: number]

function stopsOf(stops: readonly Stop[]): string {
  return stops
    .map(([offset, color, opacity = 1]) => {
      const alpha = opacity === 1 ? '' : ` stop-opacity="${opacity}"`
      return `<stop offset="${offset}" stop-color="${color}"${alpha}/>`
    })
    .join('')
}

/** A linear gradient in the user space of the picture, from one point to another. */
export function linear(id: string, from: Point, to: Point, stops: readonly Stop[]): string {
  const line = `x1="${px(from[0])}" y1="${px(from[1])}" x2="${px(to[0])}" y2="${px(to[1])}"`
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${line}>${stopsOf(stops)}</linearGradient>`
}

export function radial(id: string, center: Point, radius: number, stops: readonly Stop[]): string {
  const circle = `cx="${px(center[0])}" cy="${px(center[1])}" r="${px(radius)}"`
  return `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" ${circle}>${stopsOf(stops)}</radialGradient>`
}

export function fillAll({ width, height }: { width: number; height: number }, paint: string): string {
  return `<rect width="${width}" height="${height}" fill="${paint}"/>`
}

/** Lays a picture inside another one, scaled to a width and turned. */
export function place(picture: Picture, placement: Placement): string {
  const { x, y, width, turn = 0 } = placement
  const height = (width * picture.height) / picture.width
  const [pivotX, pivotY] = placement.pivot ?? [x + width / 2, y + height / 2]
  const box = `x="${px(x)}" y="${px(y)}" width="${px(width)}" height="${px(height)}"`
  const nested = `<svg ${box} viewBox="0 0 ${picture.width} ${picture.height}">${picture.body}</svg>`
  return turn === 0 ? nested : `<g transform="rotate(${turn} ${px(pivotX)} ${px(pivotY)})">${nested}</g>`
}

/** The complete document of a picture. */
export function toSvg({ width, height, body }: Picture): string {
  const box = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${body}</svg>`
}
