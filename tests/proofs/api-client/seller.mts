/**
 * A seller's program written with nothing but the generated types of /open/openapi.json.
 * Usage: seller.mts <origin> list <count> <picture> | goods | deliver | statement. Prints one line of JSON. The key is in
 * SELLER_KEY. It waits as it is told when it has called too often; SECOND_MS is how long a second takes.
 */
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import createClient from 'openapi-fetch'
import type { paths } from './open.d.ts'

const [origin = '', what = '', count = '0', picture = ''] = process.argv.slice(2)
const SECOND_MS = Number(process.env.SECOND_MS ?? 1000)
const TOO_MANY = 429

const api = createClient<paths>({
  baseUrl: origin,
  headers: { authorization: `Bearer ${process.env.SELLER_KEY}` },
  fetch: async (request) => {
    for (;;) {
      const response = await fetch(request.clone())
      if (response.status !== TOO_MANY) return response
      const seconds = Number(response.headers.get('retry-after'))
      console.error(`waiting ${seconds}`)
      await new Promise((done) => setTimeout(done, seconds * SECOND_MS))
    }
  },
})

const once = () => ({ 'Idempotency-Key': randomUUID() })

/** Unwraps an answer; a refusal ends the program. */
async function done<T>(asked: Promise<{ data?: T; error?: { name: string; detail: string } }>): Promise<T> {
  const { data, error } = await asked
  if (error || data === undefined) throw new Error(error ? `${error.name} ${error.detail}` : 'no answer')
  return data
}

/** Reads a list to its end. */
async function all<T>(pageAt: (cursor?: string) => Promise<{ items: T[]; nextCursor: string | null }>): Promise<T[]> {
  const found: T[] = []
  for (let cursor: string | undefined; ; ) {
    const { items, nextCursor } = await pageAt(cursor)
    found.push(...items)
    if (nextCursor === null) return found
    cursor = nextCursor
  }
}

async function list(): Promise<string[]> {
  const file = new Blob([await readFile(picture)])
  const { key } = await done(
    api.POST('/open/v1/uploads/goods', {
      // the document describes a file as text, as OpenAPI does
      body: { file: '' },
      bodySerializer: () => {
        const form = new FormData()
        form.set('file', file, 'cover.png')
        return form
      },
    }),
  )
  const listed: string[] = []
  for (let n = 1; n <= Number(count); n++) {
    const { sn } = await done(
      api.POST('/open/v1/goods', {
        params: { header: once() },
        body: {
          game: 107,
          type: 1,
          area: 1,
          title: `贵族八 全英雄 ${n} 号`,
          price: `${100 + n}.00`,
          facts: { ranking: '荣耀王者' },
          pictures: [key],
        },
      }),
    )
    listed.push(sn)
  }
  return listed
}

const goods = () =>
  all((cursor) => done(api.GET('/open/v1/goods', { params: { query: { status: 'on_shelf', limit: 50, cursor } } })))

async function deliver(): Promise<string[]> {
  const orders = await all((cursor) =>
    done(api.GET('/open/v1/orders', { params: { query: { status: 'paid', limit: 5, cursor } } })),
  )
  const ready = orders.filter(({ actions }) => actions.includes('deliver'))
  for (const { sn } of ready)
    await done(
      api.POST('/open/v1/orders/{sn}/deliver', {
        params: { path: { sn }, header: once() },
        body: { account: `game-of-${sn}`, password: 'Secret-77' },
      }),
    )
  return ready.map(({ sn }) => sn)
}

const statement = () =>
  all((cursor) => done(api.GET('/open/v1/statement', { params: { query: { limit: 4, cursor } } })))

const COMMANDS = { list, goods, deliver, statement }
console.log(JSON.stringify(await COMMANDS[what as keyof typeof COMMANDS]()))
