import { lighter, mix } from './colour'
import { figure } from './figure'
import { GAME_ARTS } from './games'
import { dice } from './random'
import { box, linear, placed, sheet } from './svg'

/** Draws default avatar: a generated person, always the same for a user. */
export function avatar(userId: string): string {
  const g = dice(`avatar ${userId}`).pick(GAME_ARTS)
  const defs = linear('§a', [
    [lighter(g.light, 0.3), 0],
    [mix(g.mid, g.light, 0.5), 0.6],
    [g.mid, 1],
  ])
  const person = figure(`avatar ${userId}`, { ...g, genre: 'party' })
  return sheet({ w: 100, h: 100, defs }, box(0, 0, 100, 100, 'url(#§a)') + placed(person, { x: -6, y: 4, scale: 1.12 }))
}
