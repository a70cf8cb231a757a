import { goodsTypesOf } from '@/lib/shared/goods/goods-types'
import { anyAddress, get } from '../support/get'
import { hostOf } from '../support/people'
import { expect, test } from '../support/test'

/** Maximum size of a page's HTML in bytes, uncompressed. */
const LIST = 90_000
const DETAIL = 50_000
const GOODS_OF_A_GAME = 3

test('list and item pages of every game stay within their HTML size limit', async () => {
  const origin = hostOf(process.env.E2E_ORIGIN as string)
  const { gameList } = await call<{ gameList: { id: number; goodsTypeAndNameMap: string }[] }>('comm/gameList')
  const heavy: string[] = []
  const weigh = async (path: string, most: number) => {
    const { status, html } = await get(new URL(path, origin))
    expect(status, path).toBe(200)
    const bytes = Buffer.byteLength(html)
    if (bytes > most) heavy.push(`${path}: ${bytes} bytes`)
  }
  for (const { id, goodsTypeAndNameMap } of gameList)
    for (const type of goodsTypesOf(goodsTypeAndNameMap)) {
      await weigh(`/wares?gt=${type.id}&gid=${id}`, LIST)
      const goods = `goods/getGoodsList?gid=${id}&gt=${type.id}&pageSize=${GOODS_OF_A_GAME}`
      const { list } = await call<{ list: { goodsSn: string }[] }>(goods)
      for (const { goodsSn } of list) await weigh(`/detail/${goodsSn}`, DETAIL)
    }
  expect(heavy).toEqual([])

  async function call<T>(path: string): Promise<T> {
    const answer = await fetch(`${origin}/api/${path}`, { headers: { 'x-forwarded-for': anyAddress() } })
    return ((await answer.json()) as { data: T }).data
  }
})

test('a page preloads the picture that fills its first screen', async () => {
  const origin = hostOf(process.env.E2E_ORIGIN as string)
  const preloads = (html: string) =>
    [...html.matchAll(/<link rel="preload" as="image"[^>]*>/g)]
      .map(([tag]) => tag)
      .filter((tag) => /fetchpriority="high"/i.test(tag))
  for (const path of ['/', '/h', '/login']) {
    const { html } = await get(new URL(path, origin))
    const [, scene] = /--brand-bg-image:url\("([^"]+)"\)/.exec(html) ?? []
    expect(scene, path).toBeTruthy()
    expect(preloads(html).join(), path).toContain(`href="${scene}"`)
  }
  for (const [path, picture] of [
    ['/wares?gt=1&gid=107&sort=priceDesc', 'goods'],
    [`/detail/${await anySn()}`, 'screen/wall'],
  ] as const) {
    const { html } = await get(new URL(path, origin))
    expect(preloads(html).join(), path).toContain(`/media/art/4/${picture}/`)
  }

  async function anySn(): Promise<string> {
    // The most expensive account is from the demo data: its pictures are drawn.
    const { html } = await get(new URL('/wares?gt=1&gid=107&sort=priceDesc', origin))
    return /href="\/detail\/([A-Z0-9]+)"/.exec(html)?.[1] ?? ''
  }
})
