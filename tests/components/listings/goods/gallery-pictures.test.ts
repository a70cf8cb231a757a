import { expect, test } from 'vitest'
import { galleryPictures, publicPictures } from '@/components/listings/goods/gallery-pictures'
import { accountScreens } from '@/lib/art/account-screens'
import type { GoodsDetail } from '@/lib/contract/entities/goods'

const goods = (images: string[]) =>
  ({
    goodsSn: 'ZHWZ1070931',
    gameId: 107,
    price: '10.00',
    bigTitle: '荣耀王者',
    smallTitleName: '貂蝉',
    images,
  }) as GoodsDetail
const drawn = accountScreens({
  sn: 'ZHWZ1070931',
  gameId: 107,
  rank: '',
  facts: [],
  treasures: [{ rarity: '典藏', names: ['貂蝉'] }],
})

test('uploaded pictures take precedence; otherwise the demo drawings and the cover are shown, each with a name', () => {
  expect(galleryPictures(goods([...drawn, 'goods/ab/a.webp']))).toEqual({
    pictures: [{ src: '/media/goods/ab/a.webp', name: '商品图片 1' }],
    source: 'uploaded',
  })
  const { pictures, source } = galleryPictures(goods(drawn))
  expect(source).toBe('demo')
  expect(pictures.map(({ name }) => name)).toEqual(['外观', '个人主页', '商品封面'])
  expect(pictures.slice(0, -1).map(({ src }) => src)).toEqual(drawn)
  expect(galleryPictures(goods([])).source).toBe('cover')
})

test('demo drawings are not given to search engines', () => {
  const demo = galleryPictures(goods(drawn))
  expect(publicPictures(demo.pictures, demo.source)).toEqual([demo.pictures.at(-1)?.src])
  const uploaded = galleryPictures(goods(['goods/a.webp', 'goods/b.webp']))
  expect(publicPictures(uploaded.pictures, uploaded.source)).toHaveLength(2)
})
