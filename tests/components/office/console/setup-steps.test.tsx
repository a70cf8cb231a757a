// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setupSteps } from '@/components/office/console/setup-steps'
import { CreatedNote } from '@/components/office/site/created-note'
import { DEFAULT_HOME_CONF } from '@/lib/tenant/default-home-conf'

const openOf = (...known: Parameters<typeof setupSteps>) =>
  setupSteps(...known).flatMap(({ label, isDone }) => (isDone ? [] : [label]))
const FIRST = { host: 'shop.example.com', state: 'primary' } as const

test('a new site has every step before it', () => {
  expect(openOf({ conf: DEFAULT_HOME_CONF, isPublished: false, hosts: [FIRST], articles: 0 })).toEqual([
    '上传标志',
    '选定颜色',
    '设置首页',
    '设置导航',
    '填写 ICP 备案号',
    '填写联系方式',
    '发布站点',
    '绑定自己的域名',
    '发布第一篇公告',
  ])
})

test('each step is done by what is published; a host counts once it is verified', () => {
  const { pictArea, bottomVerInfo } = DEFAULT_HOME_CONF
  const conf = structuredClone(DEFAULT_HOME_CONF)
  conf.pictArea = { ...pictArea, logo: '/media/own.png' }
  conf.bottomVerInfo = { ...bottomVerInfo, icpNum: '浙ICP备2026000001号' }
  conf.treeMenuButMap = { pc1: [{ id: 1, title: '首页', htUrl: '/' }] }
  conf.techSupport = { phone: '', chatId: 'qinglan' }
  conf.brand = { ...conf.brand, primary: '#17694D' }
  conf.home = { ...conf.home, title: '松间先验号' }
  const waiting = { host: 'www.example.com', state: 'waiting' } as const
  expect(openOf({ conf, isPublished: true, hosts: [FIRST, waiting], articles: 1 })).toEqual(['绑定自己的域名'])
  expect(openOf({ conf, isPublished: true, hosts: [FIRST, { ...waiting, state: 'active' }], articles: 1 })).toEqual([])
})

test('the message for the owner of a new site has its address and how to log in', () => {
  render(
    <CreatedNote
      site={{ name: '青岚', host: 'shop.example.com', ownerName: '陈青岚', mobile: '13900001111' }}
      onClose={() => {}}
    />,
  )
  const text = screen.getByText(/^陈青岚您好，“青岚”已开通/).textContent
  expect(text).toContain('手机号 13900001111 的短信验证码登录后台：')
  expect(text).toMatch(
    /https?:\/\/shop\.example\.com(?::\d+)?\/login\?way=sms&returnUrl=%2Fconsole#phone=13900001111\n/,
  )
  expect(screen.getByRole('button', { name: '复制给负责人的消息' })).toBeTruthy()
})
