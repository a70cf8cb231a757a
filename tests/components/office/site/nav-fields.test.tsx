// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { AdvertFields } from '@/components/office/site/advert-fields'
import { NavFields } from '@/components/office/site/nav-fields'
import { DEFAULT_HOME_CONF } from '@/lib/tenant/default-home-conf'

const GAMES = [{ id: 107, name: '王者荣耀' }]

function Editor() {
  const [conf, setConf] = useState<Parameters<typeof NavFields>[0]['conf']>(DEFAULT_HOME_CONF)
  return <NavFields conf={conf} edit={setConf} games={GAMES} />
}
const textIn = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value

test('an empty navigation starts with the items of the platform', () => {
  render(<Editor />)
  fireEvent.click(screen.getByRole('button', { name: '使用平台的 10 个导航项' }))
  expect(textIn('第 1 项的名称')).toBe('首页')
  expect(screen.getAllByLabelText(/的页面$/)).toHaveLength(10)
  expect(screen.queryByLabelText(/的地址$/)).toBeNull()
})

test('a page is chosen by name, and a typed name stays', () => {
  render(<Editor />)
  fireEvent.click(screen.getByRole('button', { name: '添加导航项' }))
  fireEvent.change(screen.getByLabelText('第 1 项的页面'), { target: { value: '/recycle' } })
  expect(textIn('第 1 项的名称')).toBe('账号回收')
  fireEvent.change(screen.getByLabelText('第 1 项的名称'), { target: { value: '卖号' } })
  fireEvent.change(screen.getByLabelText('第 1 项的页面'), { target: { value: '/wanted' } })
  expect(textIn('第 1 项的名称')).toBe('卖号')
})

test('the pages to choose from include boosting and its hall', () => {
  render(<Editor />)
  fireEvent.click(screen.getByRole('button', { name: '添加导航项' }))
  const pages = screen.getByLabelText<HTMLSelectElement>('第 1 项的页面')
  const named = [...pages.options].map(({ text, value }) => `${text} ${value}`)
  expect(named).toContain('代练 /convoy/gameBoosting')
  expect(named).toContain('代练大厅 /boosting')
})

test('an item moves up and down, and the focus follows it', () => {
  render(<Editor />)
  fireEvent.click(screen.getByRole('button', { name: '使用平台的 10 个导航项' }))
  fireEvent.click(screen.getByRole('button', { name: '下移导航项：首页' }))
  expect([1, 2].map((place) => textIn(`第 ${place} 项的名称`))).toEqual(['账号交易', '首页'])
  expect(document.activeElement?.getAttribute('aria-label')).toBe('下移导航项：首页')
  fireEvent.click(screen.getByRole('button', { name: '上移导航项：首页' }))
  expect(textIn('第 1 项的名称')).toBe('首页')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('下移导航项：首页')
  expect(screen.getByRole('button', { name: '下移导航项：我要出租' }).hasAttribute('disabled')).toBe(true)
})

test('the orders of visitors are a fixed item, until the navigation has an item for them', () => {
  render(<Editor />)
  expect(screen.getByText('订单管理')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '添加导航项' }))
  fireEvent.change(screen.getByLabelText('第 1 项的页面'), { target: { value: 'own' } })
  fireEvent.change(screen.getByLabelText('第 1 项的地址'), { target: { value: '/center/buyers/buyRecord' } })
  expect(screen.queryByText('订单管理')).toBeNull()
})

test('another address is typed, and a wrong one is marked at its field', () => {
  render(<Editor />)
  fireEvent.click(screen.getByRole('button', { name: '添加导航项' }))
  fireEvent.change(screen.getByLabelText('第 1 项的页面'), { target: { value: 'own' } })
  const box = screen.getByLabelText('第 1 项的地址')
  fireEvent.change(box, { target: { value: 'wares' } })
  expect(box.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('链接要以 / 开头，例如 /wares').id).toBe(box.getAttribute('aria-describedby'))
  fireEvent.change(box, { target: { value: '/wares?gid=1' } })
  expect(box.getAttribute('aria-invalid')).toBeNull()
})

function Adverts() {
  const [conf, setConf] = useState<Parameters<typeof AdvertFields>[0]['conf']>({
    ...DEFAULT_HOME_CONF,
    adverPosMap: { homeHero: [{ htUrl: '/', smalltitle: '双十二', device: '' }] },
  })
  return <AdvertFields conf={conf} edit={setConf} games={GAMES} />
}

test('an advert leads to a page, a campaign or a game by name, and an empty address is marked at its field', () => {
  render(<Adverts />)
  const page = screen.getByLabelText<HTMLSelectElement>('首页轮播第 1 个广告的页面')
  expect(page.value).toBe('/')
  expect([...page.querySelectorAll('optgroup')].map(({ label }) => label)).toEqual([
    '页面',
    '活动',
    '说明与协议',
    '游戏',
  ])
  fireEvent.change(page, { target: { value: '/wares?gt=1&gid=107' } })
  expect(page.value).toBe('/wares?gt=1&gid=107')
  expect(screen.queryByLabelText(/的地址$/)).toBeNull()
  fireEvent.change(page, { target: { value: 'own' } })
  expect(screen.getByLabelText('首页轮播第 1 个广告的地址').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('请填写链接')).toBeTruthy()
})
