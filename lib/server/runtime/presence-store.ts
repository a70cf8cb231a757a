import { and, eq, ne } from 'drizzle-orm'
import type { UserId } from '@/lib/shared/ids'
import type { Db } from '../db/client'
import { instances, presence } from '../db/schema/runtime'
import { GONE_SECONDS, type Instance, isAlive } from './instances'
import type { ChatPerson } from './live-event'
import type { Redis } from './redis'

/** Where the instances write who is connected to them. */
export interface PresenceStore {
  write(change: { come: readonly ChatPerson[]; gone: readonly ChatPerson[] }): Promise<void>
  /** People connected to other instances that are alive. */
  readOthers(): Promise<ChatPerson[]>
  /** Called when what this instance wrote was lost. */
  onForgotten: () => void
  /** Removes this instance. */
  close(): Promise<void>
}

/** The default: one table. */
export function tablePresence(db: Db, own: Pick<Instance, 'name' | 'onForgotten'>): PresenceStore {
  const store: PresenceStore = {
    onForgotten: () => {},
    async write({ come, gone }) {
      if (come.length > 0)
        await db
          .insert(presence)
          .values(come.map(({ distId, userId }) => ({ instance: own.name, distId, userId })))
          .onConflictDoNothing()
      for (const { distId, userId } of gone)
        await db
          .delete(presence)
          .where(and(eq(presence.instance, own.name), eq(presence.distId, distId), eq(presence.userId, userId)))
    },
    readOthers: () =>
      db
        .select({ distId: presence.distId, userId: presence.userId })
        .from(presence)
        .innerJoin(instances, eq(instances.name, presence.instance))
        .where(and(ne(presence.instance, own.name), isAlive)),
    // its rows end with the instance
    close: async () => {},
  }
  own.onForgotten = () => store.onForgotten()
  return store
}

/** KEYS: instances by their last report, people of this one. ARGV: its name, seconds after which one is gone. */
const REPORT = `
local now = tonumber(redis.call('TIME')[1])
redis.call('ZADD', KEYS[1], now, ARGV[1])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - tonumber(ARGV[2]))
return { redis.call('EXPIRE', KEYS[2], ARGV[2]), redis.call('ZRANGE', KEYS[1], 0, -1) }`

/** In Redis: a set of people per instance, which ends with the reports of that instance. */
export function redisPresence(redis: Redis, instance: string): PresenceStore {
  const peopleOf = (name: string) => redis.key(`people:${name}`)
  const report = () =>
    redis.ask((client) =>
      client.eval(REPORT, {
        keys: [redis.key('instances'), peopleOf(instance)],
        arguments: [instance, String(GONE_SECONDS)],
      }),
    )
  const store: PresenceStore = {
    onForgotten: () => {},
    async write({ come, gone }) {
      const own = peopleOf(instance)
      await redis.ask(async (client) => {
        const work = client.multi()
        if (come.length > 0) work.sAdd(own, come.map(textOf))
        if (gone.length > 0) work.sRem(own, gone.map(textOf))
        await work.expire(own, GONE_SECONDS).exec()
      })
    },
    async readOthers() {
      const [isKnown, names] = (await report()) as [number, string[]]
      if (!isKnown) store.onForgotten()
      const others = names.filter((name) => name !== instance)
      const people = await Promise.all(others.map((name) => redis.ask((client) => client.sMembers(peopleOf(name)))))
      return people.flat().map(personOf)
    },
    async close() {
      await redis.ask((client) => client.multi().zRem(redis.key('instances'), instance).del(peopleOf(instance)).exec())
    },
  }
  return store
}

const textOf = ({ distId, userId }: ChatPerson): string => `${distId}:${userId}`

function personOf(text: string): ChatPerson {
  const [distId, userId] = text.split(':').map(Number)
  return { distId: distId as number, userId: userId as UserId }
}
