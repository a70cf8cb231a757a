import { Member } from '../support/members'
import { logIn } from '../support/people'
import { openSettled, settled } from '../support/settled'
import { expect, test } from '../support/test'

const ORIGIN = () => process.env.E2E_ORIGIN as string

test('a visitor logs in to favourite an item, finds it in the member centre and removes it', async ({ page }) => {
  const { phone } = await Member.create()
  const answer = await fetch(`${ORIGIN()}/api/goods/getGoodsList?gt=1&gid=107&sort=priceDesc&pageSize=1`)
  const { data } = (await answer.json()) as { data: { list: { goodsSn: string; bigTitle: string }[] } }
  const item = data.list[0] as { goodsSn: string; bigTitle: string }
  const heart = page.getByRole('button', { name: /^收藏，/ })
  await openSettled(page, `${ORIGIN()}/detail/${item.goodsSn}`)
  await heart.click()
  await page.waitForURL(`**/login?returnUrl=${encodeURIComponent(`/detail/${item.goodsSn}`)}`)
  await expect(page.getByText('请先登录').first()).toBeVisible()
  await logIn(page, phone)
  await page.waitForURL(`**/detail/${item.goodsSn}`)
  await settled(page)
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.goto(`${ORIGIN()}/center/buyers/buyLikedGoods`)
  await expect(page.getByText(item.bigTitle).first()).toBeVisible()
  await openSettled(page, `${ORIGIN()}/detail/${item.goodsSn}`)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await page.goto(`${ORIGIN()}/center/buyers/buyLikedGoods`)
  await expect(page.getByRole('heading', { name: /收藏/ }).first()).toBeVisible()
  await expect(page.getByText(item.bigTitle)).toHaveCount(0)
})
