import { expect, test } from 'vitest'
import { unfinishedOf } from '@/lib/shared/site/unfinished'
import { DEFAULT_HOME_CONF } from '@/lib/tenant/default-home-conf'

test('the default site is finished', () => {
  expect(unfinishedOf(DEFAULT_HOME_CONF)).toEqual([])
})

test('links without a name or a usable address are named with their place', () => {
  const conf = {
    ...DEFAULT_HOME_CONF,
    treeMenuButMap: {
      pc1: [
        { id: 1, title: '首页', htUrl: '/' },
        { id: 2, title: '攻略', htUrl: '' },
      ],
    },
    adverPosMap: { homeHero: [{ smalltitle: '限时', htUrl: 'wares', device: '' }] },
    notifBits: [
      { title: ' ', url: '/news' },
      { title: '官网', url: 'https://example.com' },
    ],
  }
  expect(unfinishedOf(conf)).toEqual([
    { part: 'nav', text: '导航第 2 项没有填好链接' },
    { part: 'advert', text: '首页轮播第 1 个广告没有填好链接' },
    { part: 'foot', text: '页脚第 1 个链接没有填名称' },
  ])
})
