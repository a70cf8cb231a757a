// @vitest-environment happy-dom
import Cookies from 'js-cookie'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { knownBargain, saveBargains } from '@/lib/client/bargain-cache'
import { deleteStored, readStored, storedKeys, writeStored } from '@/lib/client/browser-storage'
import { cachedLink, fetchLink } from '@/lib/client/chat/fetch-link'
import { askFilter, askGames } from '@/lib/client/game-data'
import { clearOwn, readOwn, writeOwn } from '@/lib/client/own-storage'
import { shownLists } from '@/lib/client/shown-lists'
import { readSiteList, saveSiteLists } from '@/lib/client/site-storage'
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

describe('browser storage', () => {
  it('a stored value is read back, and invalid JSON counts as missing', () => {
    writeStored('session', 'a', { b: 1 })
    expect(readStored('session', 'a')).toEqual({ b: 1 })
    expect(readStored('local', 'a')).toBeNull()
    sessionStorage.setItem('a', '{')
    expect(readStored('session', 'a')).toBeNull()
    deleteStored('session', 'a')
    expect(storedKeys('session')).toEqual([])
  })

  it('storage that throws is treated as empty', () => {
    vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError')
    })
    writeStored('session', 'a', 1)
    deleteStored('session', 'a')
    expect([readStored('session', 'a'), storedKeys('session')]).toEqual([null, []])
    expect(readSiteList('topMenu')).toEqual([])
    expect(() => clearOwn()).not.toThrow()
  })
})

describe('browser storage per member', () => {
  it('a member’s stored value is readable by that member only, and removed for another one', () => {
    logIn(7)
    writeOwn('session', 'fastGoldOrder:', 'mine')
    expect(readOwn('session', 'fastGoldOrder:')).toBe('mine')
    logIn(8)
    expect(readOwn('session', 'fastGoldOrder:')).toBeNull()
    expect(storedKeys('session')).toEqual([])
  })

  it('a value stored before the login is kept for the member', () => {
    writeOwn('session', 'fastGoldOrder:', 'typed')
    logIn(7)
    expect(readOwn('session', 'fastGoldOrder:')).toBe('typed')
  })

  it('a logout removes the member’s values and nothing else', () => {
    logIn(7)
    for (const key of ['chatToken', 'fastGoldOrder:KB1', 'goods-being-edited:ZH1', 'secondTitles', 'wxPayer'] as const)
      writeOwn('session', key, 1)
    writeOwn('local', 'bargains', 1)
    writeStored('session', 'gameList', 1)
    localStorage.setItem('historyGame', '[]')
    clearOwn()
    expect([storedKeys('session'), storedKeys('local')]).toEqual([['gameList'], ['historyGame']])
  })
})

describe('stored site lists', () => {
  const menu = [{ id: 1, title: '首页', htUrl: '/' }]

  it('displayed site lists are stored and used when the configuration is missing', () => {
    for (const list of [menu, []]) {
      shownLists.set('topMenu', list)
      saveSiteLists()
      expect(readSiteList('topMenu')).toEqual(list)
    }
  })

  it.each([{}, [1], [{ title: '首页' }], [{ title: '首页', htUrl: { a: 1 } }]])(
    'ignores stored site lists of another format: %j',
    (foreign) => {
      writeStored('session', 'topMenu', foreign)
      expect(readSiteList('topMenu')).toEqual([])
    },
  )
})

describe('stored games and filters', () => {
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

  it('games are requested once per tab, and each filter separately', async () => {
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
  ])('games are requested again if the stored value is broken or old: %s', async (stored) => {
    const list = mockCall('GET /comm/gameList', { gameList: games })
    server.use(list)
    sessionStorage.setItem('gameList', stored)
    expect(await askGames()).toEqual(games)
    expect(list.inputs.length).toBe(1)
  })
})

describe('stored chat token', () => {
  const link = { token: 't', nonce: 'n', expiresIn: 300, provider: 'local', appKey: '', linkId: '' } as const

  it('the chat token is stored for the next page until it expires', async () => {
    logIn(7)
    server.use(
      mockCall('GET /user/getImParams', { token: 'i', nonce: 'n', groupId: null, unread: null }),
      mockCall('GET /im/getImCenterToken', link),
    )
    expect(cachedLink()).toBeNull()
    await fetchLink()
    expect(cachedLink()).toEqual(link)
    const later = Date.now() + 299_000
    vi.spyOn(Date, 'now').mockReturnValue(later)
    expect(cachedLink()).toBeNull()
  })
})

describe('stored bargains', () => {
  const one = { goodsSn: 'ZH1', sellrCounterofferPrice: '90.00', sellrBargaPrice: '80.00' }

  it('the latest state of a bargain is stored per item and member', () => {
    logIn(7)
    saveBargains([one, { ...one, goodsSn: 'ZH2' }])
    saveBargains([{ ...one, sellrBargaPrice: '85.00' }])
    expect(knownBargain('ZH1')).toEqual({ ...one, sellrBargaPrice: '85.00' })
    expect(knownBargain('ZH2')).toEqual({ ...one, goodsSn: 'ZH2' })
    expect(localStorage.getItem('bargains')).toContain('"sellrCounterofferPrice":"90.00"')
    logIn(8)
    expect(knownBargain('ZH1')).toBeUndefined()
  })
})
