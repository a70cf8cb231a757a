import type { Random } from './random'
import { weighted } from './weighted'

const GOOD = [
  '资料和描述一致，换绑很顺利。',
  '卖家回得快，十几分钟就弄完了。',
  '号没问题，皮肤都在。',
  '第二次在这家买，放心。',
  '客服全程在，流程清楚。',
  '价格公道，验号很仔细。',
  '发货快，数量对。',
  '到账很快，好评。',
  '人很实在，问什么都答。',
  '比我想的还好，多送了点材料。',
  '换绑教得很细，新手也能弄。',
  '已换绑，登录正常。',
]
const FAIR = [
  '号可以，就是回复慢了点。',
  '等了一个多小时才发货，其他没问题。',
  '有一个皮肤是体验卡，卖家退了差价。',
  '描述略有出入，沟通后解决了。',
]
const POOR = ['联系了很久才交付，体验一般。', '改绑拖了一天，催了几次。', '和描述差了几个皮肤，客服协调退了一部分。']

const starsOf = weighted([5, 4, 3, 2], (_, i) => [82, 12, 4, 2][i] as number)

/** Stars and what is written with them; every third says nothing. */
export function review(random: Random): { stars: number; text: string } {
  const stars = starsOf(random)
  if (random.chance(0.34)) return { stars, text: '' }
  return { stars, text: random.pick(stars === 5 ? GOOD : stars === 4 ? FAIR : POOR) }
}
