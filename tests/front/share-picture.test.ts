import sharp from 'sharp'
import { expect, it } from 'vitest'
import { drawGoodsPicture, drawSharePicture } from '@/lib/server/front/share-picture'
import type { HomeConf } from '@/lib/shared/site/home-conf'
import { DEFAULT_HOME_CONF } from '@/lib/tenant/default-home-conf'

const conf = (name: string, brand: Partial<HomeConf['brand']> = {}): HomeConf => ({
  ...DEFAULT_HOME_CONF,
  distBaseConf: { ...DEFAULT_HOME_CONF.distBaseConf, websiteName: name, websiteDesc: `${name}的说明` },
  brand: { ...DEFAULT_HOME_CONF.brand, ...brand },
})

it('the share picture shows the brand colours without text, because the server may have no fonts', async () => {
  const picture = await drawSharePicture(conf('衡集'))
  expect(picture.equals(await drawSharePicture(conf('松间<&>')))).toBe(true)
  expect(picture.equals(await drawSharePicture(conf('衡集', { bgColor: '#23123F' })))).toBe(false)
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
})

it('the picture of an item differs by item and price and needs no fonts', async () => {
  const item = { sn: 'ZHWZ1070931', gameId: 107, name: '貂蝉', price: '2680.00' }
  const picture = await drawGoodsPicture(conf('衡集'), item)
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  expect(picture.equals(await drawGoodsPicture(conf('松间'), item))).toBe(true)
  expect(picture.equals(await drawGoodsPicture(conf('衡集'), { ...item, price: '2690.00' }))).toBe(false)
  expect(picture.equals(await drawGoodsPicture(conf('衡集'), { ...item, sn: 'ZHWZ1070932' }))).toBe(false)
})

it('the share picture shows the mark of the brand, and the general emblem if the mark cannot be read', async () => {
  const site = conf('松间')
  const icon = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="#155B3D"/></svg>',
  )
  const picture = await drawSharePicture(site, icon)
  const { data } = await sharp(picture)
    .extract({ left: 226, top: 315, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([...data]).toEqual([0x15, 0x5b, 0x3d])
  expect((await drawSharePicture(site, Buffer.from('no picture'))).equals(await drawSharePicture(site))).toBe(true)
})
