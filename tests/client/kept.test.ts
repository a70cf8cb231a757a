// @vitest-environment happy-dom
import Cookies from 'js-cookie'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepBargains, knownBargain } from '@/lib/client/bargain-cache'
import { fetchLink, keptLink } from '@/lib/client/chat/fetch-link'
import { askFilter, askGames } from '@/lib/client/game-data'
import { dropKept, keptKeys, readKept, writeKept } from '@/lib/client/kept'
import { forgetOwn, readOwn, writeOwn } from '@/lib/client/kept-own'
import { keepShown, readSiteList } from '@/lib/client/kept-site'
import { shownLists } from '@/lib/client/shown-lists'
import { server } from '../support/mock-server'
import { mockCall } from '../support/msw'

const logIn = (userId: number) => {
  Cookies.set('token', 't')
  Cookies.set('userId', String(userId))
}

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  for (const name of ['token', 'userId']) Cookies.remove(name)
})
afterEach(() => vi.restoreAllMocks())

describe('a copy in the storage of the browser', () => {
  it('is read back; what is no JSON counts as nothing', () => {
    writeKept('session', 'a', { b: 1 })
    expect(readKept('session', 'a')).toEqual({ b: 1 })
    expect(readKept('local', 'a')).toBeNull()
    sessionStorage.setItem('a', '{')
    expect(readKept('session', 'a')).toBeNull()
    dropKept('session', 'a')
    expect(keptKeys('session')).toEqual([])
  })

  it('is done without where the storage throws', () => {
    vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError')
    })
    writeKept('session', 'a', 1)
    dropKept('session', 'a')
    expect([readKept('session', 'a'), keptKeys('session')]).toEqual([null, []])
    expect(readSiteList('topMenu')).toEqual([])
    expect(() => forgetOwn()).not.toThrow()
  })
})

describe('a copy of a person', () => {
  it('is read by that person and is gone for another one', () => {
    logIn(7)
    writeOwn('session', 'fastGoldOrder:', 'mine')
    expect(readOwn('session', 'fastGoldOrder:')).toBe('mine')
    logIn(8)
    expect(readOwn('session', 'fastGoldOrder:')).toBeNull()
    expect(keptKeys('session')).toEqual([])
  })

  it('made before the login goes along into it', () => {
    writeOwn('session', 'fastGoldOrder:', 'typed')
    logIn(7)
    expect(readOwn('session', 'fastGoldOrder:')).toBe('typed')
  })

  it('goes with a logout, and nothing else does', () => {
    logIn(7)
    for (const key of ['chatToken', 'fastGoldOrder:KB1', 'goods-being-edited:ZH1', 'secondTitles'])
      writeOwn('session', key, 1)
    writeOwn('local', 'bargains', 1)
    writeKept('session', 'gameList', 1)
    localStorage.setItem('historyGame', '[]')
    forgetOwn()
    expect([keptKeys('session'), keptKeys('local')]).toEqual([['gameList'], ['historyGame']])
  })
})

describe('lists of the site', () => {
  const menu = [{ id: 1, title: '首页', htUrl: '/' }]

  it('are kept as shown and stand in where the configuration is lost', () => {
    for (const list of [menu, []]) {
      shownLists.set('topMenu', list)
      keepShown()
      expect(readSiteList('topMenu')).toEqual(list)
    }
  })

  it.each([{}, [1], [{ title: '首页' }], [{ title: '首页', htUrl: { a: 1 } }]])(
    'of another shape are ignored: %j',
    (foreign) => {
      writeKept('session', 'topMenu', foreign)
      expect(readSiteList('topMenu')).toEqual([])
    },
  )
})

describe('games and their filters', () => {
  const game = {
    id: 107,
    name: '游戏',
    gameLogo: '',
    gameType: 1,
    goodsTypeAndNameMap: '{}',
    initial: 'Y',
    initials: 'yx',
  }
  const games = [{ ...game, pinyin: 'youxi', hot: null }]
  const filter = { gameId: 107, areas: [], fields: [] }

  it('are asked for once a tab, each filter by itself', async () => {
    const list = mockCall('GET /comm/gameList', { gameList: games })
    const filters = mockCall('GET /comm/gamefilter', filter)
    server.use(list, filters)
    for (let i = 0; i < 2; i++) expect([await askGames(), await askFilter(107)]).toEqual([games, filter])
    expect([list.inputs.length, filters.inputs.length]).toEqual([1, 1])
    await askFilter(108)
    expect(filters.inputs.length).toBe(2)
  })

  it.each([
    '{',
    JSON.stringify({ at: Date.now(), value: [{ id: 107 }] }),
    JSON.stringify({ at: Date.now() - 11 * 60_000, value: games }),
  ])('are asked for anew where what is kept is broken or old: %s', async (kept) => {
    const list = mockCall('GET /comm/gameList', { gameList: games })
    server.use(list)
    sessionStorage.setItem('gameList', kept)
    expect(await askGames()).toEqual(games)
    expect(list.inputs.length).toBe(1)
  })
})

describe('the chat token', () => {
  const link = { token: 't', nonce: 'n', expiresIn: 300, provider: 'local', appKey: '', linkId: '' } as const

  it('is kept for the next page until it expires', async () => {
    logIn(7)
    server.use(
      mockCall('GET /user/getImParams', { token: 'i', nonce: 'n', groupId: null, unread: null }),
      mockCall('GET /im/getImCenterToken', link),
    )
    expect(keptLink()).toBeNull()
    await fetchLink()
    expect(keptLink()).toEqual(link)
    const later = Date.now() + 299_000
    vi.spyOn(Date, 'now').mockReturnValue(later)
    expect(keptLink()).toBeNull()
  })
})

describe('bargains', () => {
  const one = { goodsSn: 'ZH1', sellrCounterofferPrice: '90.00', sellrBargaPrice: '80.00' }

  it('are known by item as they were told last, to their own reader', () => {
    logIn(7)
    keepBargains([one, { ...one, goodsSn: 'ZH2' }])
    keepBargains([{ ...one, sellrBargaPrice: '85.00' }])
    expect(knownBargain('ZH1')).toEqual({ ...one, sellrBargaPrice: '85.00' })
    expect(knownBargain('ZH2')).toEqual({ ...one, goodsSn: 'ZH2' })
    expect(localStorage.getItem('bargains')).toContain('"sellrCounterofferPrice":"90.00"')
    logIn(8)
    expect(knownBargain('ZH1')).toBeUndefined()
  })
})
