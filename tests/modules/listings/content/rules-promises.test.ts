import { describe, expect, test } from 'vitest'
import { h2, plate, table, ul } from '@/lib/server/db/seed/goods/news/markup'
import { articleWithoutPromises, htmlWithoutPromises } from '@/lib/server/modules/listings/content/rules-promises'

describe('articles on a site whose rules do not require staff verification', () => {
  test.each([
    [
      '<p>提供货款托管、客服陪同验号、争议处理。<strong>本站不是交易的一方。</strong></p>',
      '<p>提供货款托管、争议处理。<strong>本站不是交易的一方。</strong></p>',
    ],
    [
      ul('<strong>货款托管</strong>：货款停在平台。', '<strong>陪同验号</strong>：客服在群内核对绑定、实名和描述。'),
      ul('<strong>货款托管</strong>：货款停在平台。'),
    ],
    [
      table(['情况', '退款'], ['验号不符、描述不实', '100%'], ['验号后取消', '95%']),
      table(['情况', '退款'], ['描述不实', '100%']),
    ],
    ['<ul><li><p>客服验号</p></li></ul><p>货款托管</p>', '<p>货款托管</p>'],
    [`${h2('怎样验号')}<p>客服逐号核验。</p>${h2('退款')}<p>原路退回。</p>`, `${h2('退款')}<p>原路退回。</p>`],
    [`${h2('服务')}<p>客服陪同&nbsp;验号</p>`, ''],
    ['<blockquote><p>下单后请在客服陪同下换绑。</p></blockquote><p>货款托管</p>', '<p>货款托管</p>'],
    [plate('about', '先验后付', '货款先由平台托管'), ''],
    [plate('about', '货款托管', '货款托管，验号无误再交付'), plate('about', '货款托管', '货款托管')],
    ['<p>见<a href="/news/security">安全保障</a>：客服陪同验号</p>', '<p>见<a href="/news/security">安全保障</a></p>'],
    [
      '<p><br></p><table><tbody><tr><td></td><td>空</td></tr></tbody></table>',
      '<p><br></p><table><tbody><tr><td></td><td>空</td></tr></tbody></table>',
    ],
  ])('%s becomes %s', (html, shown) => {
    expect(htmlWithoutPromises(html)).toBe(shown)
  })

  test('lose the promise in title, summary, keywords and generated cover', () => {
    const cover = '/media/art/4/news/news-guide/%E9%AA%8C%E5%8F%B7.svg'
    const article = { title: '验号流程', smallTitle: '', summary: '客服验号，货款托管', keywords: '验号,租号', cover }
    expect(articleWithoutPromises(article)).toEqual({
      title: '交易说明',
      smallTitle: '',
      summary: '货款托管',
      keywords: '租号',
      cover: '',
    })
    expect(articleWithoutPromises({ title: '换绑须知', cover: '/media/a.png' })).toEqual({
      title: '换绑须知',
      cover: '/media/a.png',
    })
  })
})
