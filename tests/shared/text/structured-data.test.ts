import { expect, test } from 'vitest'
import { isIndexed } from '@/components/listings/detail/detail-metadata'
import { availabilityOf, productLd } from '@/components/listings/detail/product-ld'
import { articleLd, breadcrumbLd, ldText, siteLd } from '@/lib/shared/text/structured-data'
import { canonicalPath } from '@/lib/tenant/page-metadata'
import { goodsOf } from '../../components/support/sample-goods'

const NOW = new Date('2026-11-27T04:00:00Z')
const SITE = { name: '衡集', description: '担保', logo: '/brand/a.svg' }

test('no text can close the JSON-LD script', () => {
  const text = ldText(breadcrumbLd('', [{ title: '</script><script>alert(1)</script>' }]))
  expect(text).not.toContain('<')
  expect(JSON.parse(text).itemListElement[0].name).toContain('</script>')
})

test('breadcrumb positions start at one, and the last one has no link', () => {
  const ld = breadcrumbLd('https://a.example', [
    { title: '首页', href: '/' },
    { title: '资讯', href: '/news' },
  ]) as { itemListElement: object[] }
  expect(ld.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: '首页', item: 'https://a.example/' },
    { '@type': 'ListItem', position: 2, name: '资讯' },
  ])
})

test('site structured data contains its operator and search URL', () => {
  const text = JSON.stringify(siteLd('https://a.example', SITE))
  expect(text).toContain('https://a.example/wares?gt=1&keyWord={search_term_string}')
  expect(text).toContain('"logo":"https://a.example/brand/a.svg"')
})

test('article structured data has absolute URLs and Beijing times', () => {
  const facts = {
    path: '/news/a',
    title: '题',
    summary: '要',
    images: ['/media/x.svg'],
    published: '2026-11-20 10:00:00',
    updated: '2026-11-21 10:00:00',
    section: '攻略',
    site: SITE,
  }
  expect(articleLd('https://a.example', facts)).toMatchObject({
    '@type': 'NewsArticle',
    image: ['https://a.example/media/x.svg'],
    datePublished: '2026-11-20T10:00:00+08:00',
    mainEntityOfPage: 'https://a.example/news/a',
  })
})

test.each([
  [{ status: 1, reserved: false, stock: 1 }, 'InStock'],
  [{ status: 1, reserved: true, stock: 1 }, 'OutOfStock'],
  [{ status: 1, reserved: false, stock: 0 }, 'OutOfStock'],
  [{ status: 2, reserved: false, stock: 1 }, 'OutOfStock'],
  [{ status: 3, reserved: false, stock: 0 }, 'SoldOut'],
])('availability of %j is %s', (goods, word) => expect(availabilityOf(goods)).toBe(word))

test('a page has one canonical path', () => {
  expect(canonicalPath('/news')).toBe('/news')
  expect(canonicalPath('/wares', { gt: '1', gid: undefined, keyWord: '', page: 2 })).toBe('/wares?gt=1&page=2')
})

test('structured data of an item states its address, condition, price, seller and the stars of the seller', () => {
  const goods = goodsOf({ goodsTypeId: 1, goodsSn: 'ZHWZ1070931' as never, price: '2680.00' })
  const facts = {
    origin: 'https://a.example',
    pictures: ['/media/a.svg'],
    figures: { stars: 4.8, rated: 31 },
    now: NOW,
  }
  expect(productLd(goods, facts)).toMatchObject({
    image: ['https://a.example/share/ZHWZ1070931.png'],
    offers: {
      url: 'https://a.example/detail/ZHWZ1070931',
      itemCondition: 'UsedCondition',
      priceValidUntil: '2026-12-04',
      seller: {
        name: goods.seller.nickName,
        aggregateRating: { ratingValue: 4.8, ratingCount: 31 },
      },
    },
  })
  const unrated = JSON.stringify(productLd(goods, { ...facts, figures: { stars: null, rated: 0 } }))
  expect(unrated).not.toContain('aggregateRating')
})

test('a sold item leaves search engines after 30 days, one off the shelf at once', () => {
  const at = (status: number, updateTime: string) => isIndexed({ status, updateTime }, NOW)
  expect(at(1, '2025-01-01 00:00:00')).toBe(true)
  expect(at(3, '2026-11-01 00:00:00')).toBe(true)
  expect(at(3, '2026-10-20 00:00:00')).toBe(false)
  expect(at(2, '2026-11-27 00:00:00')).toBe(false)
})
