import { DAY_MS, HOUR_MS } from '@/lib/shared/time'
import type { World } from './world'

/** Advances the clock to the next time it is this hour in Beijing. */
export function passToHour(world: World, hour: number): void {
  const intoDay = (world.now().getTime() + (8 - hour) * HOUR_MS) % DAY_MS
  world.pass({ seconds: (DAY_MS - intoDay) / 1000 })
}
