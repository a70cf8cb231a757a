import type { HomeConf } from '@/lib/shared/site/home-conf'
import { hostOf, logIn, watch } from '../support/people'
import { openSettled } from '../support/settled'
import { logInStaff } from '../support/staff'
import { expect, type Page, test } from '../support/test'

/** Each of them may change this brand and has an authenticator of their own. */
const [OPERATOR, OWNER, EDITOR] = ['13800000004', '13800000033', '13800000025']
const home = (code?: 'songjian' | 'chijian') => hostOf(process.env.E2E_ORIGIN as string, code)

const BRANDS = [
  {
    code: undefined,
    key: 'hengji',
    name: '衡集游戏交易',
    primary: '#1E46A8',
    button: 'rgb(30, 70, 168)',
    welcome: '欢迎来到衡集',
    icp: '粤ICP备2026000000号-1',
    company: '衡集网络科技',
    entries: 10,
  },
  {
    code: 'songjian',
    key: 'songjian',
    name: '松间游戏交易',
    primary: '#155B3D',
    button: 'rgb(21, 91, 61)',
    welcome: '松间一下',
    icp: '浙ICP备2026000001号-2',
    company: '松间互动',
    entries: 9,
  },
  {
    code: 'chijian',
    key: 'chijian',
    name: '赤鉴游戏交易',
    primary: '#9B1239',
    button: 'rgb(155, 18, 57)',
    welcome: '赤鉴：货款平台托管',
    icp: '蜀ICP备2026000002号-1',
    company: '赤鉴科技',
    entries: 5,
  },
] as const

const look = (page: Page) =>
  page.evaluate(() => ({
    primary: getComputedStyle(document.documentElement).getPropertyValue('--brand-primary').trim().toUpperCase(),
    button: getComputedStyle(document.querySelector('.search-go') as Element).backgroundColor,
    logo: getComputedStyle(document.querySelector('.logo') as Element).backgroundImage,
    icon: document.querySelector<HTMLLinkElement>('link[rel=icon]')?.href,
  }))

/** Saves as the distributor's console would: JSON text of the changed parts, with the session of the page. */
const save = (page: Page, conf: object) =>
  page.evaluate(async (text) => {
    const cookie = (name: string) => document.cookie.match(new RegExp(`(?:^|; )${name}=([^;]+)`))?.[1] ?? ''
    await fetch('/api/comm/csrf', { headers: { authorization: cookie('token') } })
    const answer = await fetch('/api/dist/homeConf', {
      method: 'POST',
      headers: { authorization: cookie('token'), 'x-csrf-token': cookie('csrf') },
      body: new URLSearchParams({ conf: text }),
    })
    return (await answer.json()) as { code: number; msg: string }
  }, JSON.stringify(conf))
const read = (page: Page): Promise<HomeConf> =>
  page.evaluate(async () => (await (await fetch('/api/dist/homeConf')).json()).data)

/** The tests change one distributor step by step, so they must run in order. */
test.describe.configure({ mode: 'serial' })

for (const { code, key, name, primary, button, welcome, icp, company, entries } of BRANDS) {
  test(`${key} shows only its own name, pictures, colours, texts and numbers`, async ({ page }) => {
    const watched = watch(page)
    await openSettled(page, home(code))
    await expect(page).toHaveTitle(new RegExp(`^${name}`))
    expect(await look(page)).toEqual({
      primary,
      button,
      logo: `url("${home(code)}/brand/${key}-logo.svg")`,
      icon: `${home(code)}/brand/${key}-icon.svg`,
    })
    for (const path of [`/brand/${key}-logo.svg`, `/brand/${key}-icon.svg`, (await read(page)).pictArea.backImg])
      expect(await page.evaluate(async (address) => (await fetch(address)).status, path), path).toBe(200)
    await expect(page.locator('.topbar')).toContainText(welcome)
    await expect(page.locator('.nav li:not(.aux)')).toHaveCount(entries)
    await expect(page.locator('.footer')).toContainText(icp)
    await expect(page.locator('.footer')).toContainText(company)
    const html = await page.content()
    for (const other of BRANDS.filter((brand) => brand.key !== key)) {
      for (const mark of [other.name, other.welcome, other.icp, other.company, `${other.key}-logo`])
        expect(html).not.toContain(mark)
    }
    expect(watched.problems).toEqual([])
  })
}

test('a host without a distributor shows the default distributor in the demo', async ({ page }) => {
  await page.goto(home().replace('//', '//nobody.'))
  await expect(page).toHaveTitle(/^衡集游戏交易/)
})

test('an admin’s brand change appears on the next request of every visitor of that host, and on no other host', async ({
  page,
  browser,
}) => {
  const visitor = await (await browser.newContext()).newPage()
  const elsewhere = await (await browser.newContext()).newPage()
  for (const path of ['/', '/wares', '/login']) await visitor.goto(home('chijian') + path) // Cached from now on.
  await elsewhere.goto(home())
  await page.goto(`${home('chijian')}/login?returnUrl=%2Fconsole`)
  await logInStaff(page, OPERATOR)
  const { distBaseConf, brand } = await read(page)
  const saved = await save(page, {
    distBaseConf: { ...distBaseConf, websiteName: '赤鉴新名' },
    brand: { ...brand, primary: '#7A1F2B', primaryText: '#7A1F2B' },
  })
  expect(saved).toMatchObject({ code: 0 })
  for (const path of ['/', '/wares', '/login']) {
    await visitor.goto(home('chijian') + path)
    await expect(visitor).toHaveTitle(/赤鉴新名/)
    expect(
      await visitor.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--brand-primary').trim(),
      ),
    ).toBe('#7A1F2B')
  }
  await elsewhere.goto(home())
  await expect(elsewhere).toHaveTitle(/^衡集游戏交易/)
  expect((await look(elsewhere)).primary).toBe('#1E46A8')
})

test('an admin of one distributor cannot change another, and a member cannot change any', async ({ page, browser }) => {
  const member = await (await browser.newContext()).newPage()
  await member.goto(`${home('chijian')}/login`)
  await logIn(member, '13800000001')
  expect((await save(member, { customerBlock: { serviceNum: '1' } })).code).not.toBe(0)
  await page.goto(home('chijian'))
  expect((await save(page, { customerBlock: { serviceNum: '1' } })).code).not.toBe(0) // No user logged in.
  expect((await read(page)).customerBlock.serviceNum).not.toBe('1')
})

test('brand settings reject unreadable colours, malicious colours and malicious URLs', async ({ page }) => {
  await page.goto(`${home('chijian')}/login?returnUrl=%2Fconsole`)
  await logInStaff(page, OWNER)
  const before = await read(page)
  const link = (url: string) => ({ notifBits: [{ title: '坏', url }] })
  const bad = [
    { brand: { ...before.brand, primary: '#FFFF00' } },
    { brand: { ...before.brand, primary: 'red}</style><script>document.title="x"</script>' } },
    { brand: { ...before.brand, radius: '1px;}*{display:none' } },
    { pictArea: { ...before.pictArea, logo: 'javascript:alert(1)' } },
    { pictArea: { ...before.pictArea, backImg: '/x.svg") } body { display: none' } },
    { treeMenuButMap: { pc1: [{ id: 1, title: '坏', htUrl: 'javascript:alert(1)' }] } },
    ...[
      'javascript:alert(1)',
      ' javascript:alert(1)',
      'data:text/html,<script>1</script>',
      '//evil.example',
      'vbscript:x',
    ].map(link),
  ]
  for (const conf of bad) expect((await save(page, conf)).code, JSON.stringify(conf)).not.toBe(0)
  expect(await read(page)).toEqual(before)
})

test('markup in any brand configuration text is shown as plain text and never executed', async ({ page, browser }) => {
  await page.goto(`${home('chijian')}/login?returnUrl=%2Fconsole`)
  await logInStaff(page, EDITOR)
  const before = await read(page)
  const evil = '</style><script>pwn=1</script>'
  const saved = await save(page, {
    distBaseConf: {
      ...before.distBaseConf,
      websiteName: evil,
      hdrBarWelceWord: `${evil}<img src=x onerror=pwn=1>`,
      websiteDesc: `"><script>pwn=1</script>`,
      webKeyWordStr: evil,
      statTrafScript: '',
    },
    bottomVerInfo: { ...before.bottomVerInfo, copyInfo: evil, icpNum: '</title><script>pwn=1</script>' },
    notifBits: [{ title: evil, url: '/x' }],
    treeMenuButMap: { pc1: [{ id: 1, title: '<svg onload=pwn=1>', htUrl: '/' }] },
    customerBlock: { serviceNum: '' },
  })
  expect(saved).toMatchObject({ code: 0 })
  const visitor = await (await browser.newContext()).newPage()
  const watched = watch(visitor)
  for (const path of ['/', '/wares', '/login', '/no/such/page']) {
    await openSettled(visitor, home('chijian') + path)
    expect(await visitor.title()).toContain(evil)
    expect(await visitor.evaluate(() => 'pwn' in window)).toBe(false)
    expect(
      await visitor.evaluate(
        () =>
          [...document.querySelectorAll('script')].some((s) => s.textContent === 'pwn=1') ||
          document.querySelector('img[src=x],svg[onload]') !== null,
      ),
    ).toBe(false)
    await expect(visitor.locator('.footer')).toContainText(evil)
  }
  expect(watched.problems.filter((problem) => !/ 404 /.test(problem))).toEqual([])
})
