import { expect, test } from 'vitest'
import { availabilityOf } from '@/components/listings/detail/product-ld'
import { articleLd, breadcrumbLd, ldText, siteLd } from '@/lib/shared/text/structured-data'
import { canonicalPath } from '@/lib/tenant/page-metadata'

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
