import { io, type Socket } from 'socket.io-client'
import { onTestFinished } from 'vitest'
import { Front } from '@/lib/server/front/front'
import type { Rendered, RenderRequest } from '@/lib/server/front/render'
import { cacheRulesOf } from '@/lib/server/main/cache-rules'
import { createLog } from '@/lib/server/runtime/log'
import { Metrics } from '@/lib/server/runtime/metrics'
import type { TestDatabase } from './database'
import { untilAnswers } from './until-answers'
import { Visitor } from './visitor'
import { type Person, World } from './world'

/** One of several instances on a database: a whole back end behind its own port and page cache. */
export class FleetInstance {
  private constructor(
    readonly world: World,
    readonly front: Front,
    readonly origin: string,
  ) {}

  static async open(world: World): Promise<FleetInstance> {
    const { app } = world
    const front: Front = new Front({
      log: createLog('silent'),
      metrics: new Metrics({ process: false }),
      purge: app.purge,
      hosts: app.hosts,
      api: app.api,
      cacheRules: await cacheRulesOf(),
      storage: app.storage,
      attachLive: (server) => app.attachLive(server),
      ready: app.ready,
      lacks: app.lacks,
      render: (wanted) => renderItem(front, wanted),
      slots: 2,
      pageCacheMb: 16,
      trustedProxies: '',
    })
    const port = await front.listen(0, '127.0.0.1')
    return new FleetInstance(world, front, `http://localhost:${port}`)
  }

  /** The same browser, whose requests this instance gets from now on. */
  visitor(of?: Visitor): Visitor {
    const visitor = new Visitor(this.origin)
    for (const [name, value] of of?.cookies ?? []) if (name !== 'csrf') visitor.cookies.set(name, value)
    visitor.userId = of?.userId ?? visitor.userId
    return visitor
  }

  async logIn(person: Person): Promise<Visitor> {
    return this.visitor(await this.world.logIn(person))
  }

  /** The price on the item's page, through the page cache. */
  async priceOnPage(sn: string): Promise<string> {
    const text = await (await fetch(`${this.origin}/detail/${sn}`)).text()
    return /price:([\d.]+)/.exec(text)?.[1] ?? text
  }

  async readiness(): Promise<string> {
    return (await fetch(`${this.origin}/readyz`)).text()
  }

  /** Connects a page of this person; closed after the test. */
  async connect(visitor: Visitor): Promise<Socket> {
    const { token } = await this.visitor(visitor).do('GET /im/getRCloudToken', {})
    const socket = io(this.origin, { transports: ['websocket'], reconnection: false, auth: { token } })
    onTestFinished(() => void socket.disconnect())
    await new Promise<void>((done, fail) => {
      socket.once('connect', done)
      socket.once('connect_error', fail)
    })
    return socket
  }

  isOnline({ userId }: Person): boolean {
    return this.world.services.live.isOnline(1, userId)
  }

  /** A figure of this instance, summed over the given labels. */
  async figure(name: string, labels: Record<string, string> = {}): Promise<number> {
    const samples = (await this.world.app.figures.find((figure) => figure.name === name)?.read()) ?? []
    return samples
      .filter(([of]) => Object.entries(labels).every(([label, value]) => of[label] === value))
      .reduce((sum, [, value]) => sum + value, 0)
  }

  async close(): Promise<void> {
    await this.front.drain(100)
    await this.world.close()
  }
}

/** Several instances on one database, which is dropped with the first. */
export async function openFleet(size: number, env: Record<string, string>, database?: TestDatabase) {
  const worlds: World[] = []
  for (let i = 0; i < size; i++) {
    const shared = worlds[0] && { ...worlds[0].database, drop: async () => undefined }
    worlds.push(await new World().open({ env, database: shared ?? database, hasDefaultRules: i > 0 }))
  }
  const instances = await Promise.all(worlds.map((world) => FleetInstance.open(world)))
  const [first] = instances
  if (!first) throw new Error('a fleet has instances')
  for (const one of instances)
    await untilAnswers(async () => {
      if ((await one.readiness()) !== 'ready') throw new Error('an instance is not ready')
    })
  return {
    first,
    instances,
    /** Round robin, as a proxy does. */
    at: (n: number) => instances[n % size] as FleetInstance,
    async close() {
      for (const instance of instances.toReversed()) await instance.close()
    },
  }
}

/** Stands in for Next: a page is what the API tells pages about its item. */
async function renderItem(front: Front, { url, headers }: RenderRequest): Promise<Rendered> {
  const goodsSn = url.slice(url.lastIndexOf('/') + 1)
  const answer = (await front.answerPage(headers.host ?? '', `/api/goods/goodsInfo?goodsSn=${goodsSn}`)) as {
    data?: { price?: string }
  }
  const found = answer.data?.price
  return {
    status: found ? 200 : 404,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: Buffer.from(`<html><body>${found ? `price:${found}` : 'nothing'}</body></html>`),
  }
}
