import { expect, test } from 'vitest'
import { CONTACT_FAULTS, publishedContacts } from '@/lib/shared/site/site-contacts'
import { unfinishedOf } from '@/lib/shared/site/unfinished'
import { DEFAULT_HOME_CONF } from '@/lib/tenant/default-home-conf'

const RIGHT: Record<keyof typeof CONTACT_FAULTS, string[]> = {
  serviceNum: ['', '28500', '2850001028，2850001031', '2850001028, 2850001031、2850001032'],
  phone: [
    '',
    '13800000001',
    '400-123-4567',
    '4001234567',
    '400-000-1028',
    '0755-12345678',
    '021 87654321-123',
    '95188',
  ],
  chatId: ['', 'hengji-support', 'kefu_01', '13800000001'],
  icpNum: [
    '',
    '京ICP备12345678号',
    '京ICP备12345678号-1',
    '粤ICP备2026000000号-12',
    '蜀ICP备05000001号',
    '京ICP证030173号',
  ],
  pubSecCase: ['', '京公网安备11010102000001号', '粤公网安备 44030000000000号'],
}
const WRONG: Record<keyof typeof CONTACT_FAULTS, string[]> = {
  serviceNum: ['abc，123', '1234', '0285000', '2850001028，abc', '12345678901'],
  phone: ['12345', '电话', '400-123', '1380000000'],
  chatId: ['abc', '客服小禾', '1kefu-hengji'],
  icpNum: ['随便写写', 'ICP备12345678号', '京ICP备123号', '国ICP备12345678号', '京ICP备12345678'],
  pubSecCase: ['备案中', '公网安备11010102000001号', '京公网安备123号'],
}
const all = (table: Record<string, string[]>) =>
  Object.entries(table).flatMap(([field, texts]) =>
    texts.map((text) => [field as keyof typeof CONTACT_FAULTS, text] as const),
  )

test.each(all(RIGHT))('%s accepts %j', (field, text) => {
  expect(CONTACT_FAULTS[field](text)).toBeUndefined()
})

test.each(all(WRONG))('%s rejects %j', (field, text) => {
  expect(CONTACT_FAULTS[field](text)).toBeTruthy()
})

const { distId: _, ...BLANK } = DEFAULT_HOME_CONF

test('wrong contacts, records and qualification marks keep a site from being published', () => {
  expect(unfinishedOf(BLANK)).toEqual([])
  const conf = structuredClone(BLANK)
  conf.customerBlock.serviceNum = 'abc，123'
  conf.bottomVerInfo.icpNum = '随便写写'
  conf.botQuals = [
    { url: '', htUrl: 'https://example.com', tarAtt: '_blank', caption: '' },
    { url: '', htUrl: '', tarAtt: '_blank', caption: '公安机关\n备案' },
  ]
  expect(unfinishedOf(conf)).toEqual([
    { part: 'foot', text: '第 1 个资质没有填名称' },
    { part: 'foot', text: '第 2 个资质没有填好链接' },
    { part: 'foot', text: 'ICP 备案号格式不对' },
    { part: 'service', text: '售前客服 QQ 格式不对' },
  ])
})

test('the WeChat id of technical support is published only while the panel is shown', () => {
  const conf = structuredClone(BLANK)
  conf.techSupport.chatId = 'Hengji-Support'
  expect(publishedContacts(conf)).toEqual({ qq: [], wechat: [] })
  conf.distBaseConf.isTechSupport = true
  expect(publishedContacts(conf)).toEqual({ qq: [], wechat: ['hengji-support'] })
})
