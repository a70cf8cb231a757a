// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { HostRecord, shortName } from '@/components/office/site/host-record'
import { HostTargetRecord } from '@/components/office/site/host-target'

const record = {
  name: '_check.www.example.com',
  text: 'site=abc123',
  file: 'http://www.example.com/.well-known/site-check.txt',
}

test('shows the values that prove a host, each with its own copy button', () => {
  render(<HostRecord record={record} finding="" checkTime={null} busy={false} onCheck={() => {}} />)
  for (const text of [record.name, record.file]) expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getAllByText(record.text)).toHaveLength(2)
  const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))
  expect(names).toEqual(['复制主机记录', '复制完整名称', '复制记录值', '复制文件地址', '复制文件内容', null])
})

test.each([
  ['_check.www.example.com', '_check.www'],
  ['_check.example.com', '_check'],
  ['_check.shop.example.com.cn', '_check.shop'],
])('the record of %s is named %s where the console adds the domain', (name, short) => {
  render(<HostRecord record={{ ...record, name }} finding="" checkTime={null} busy={false} onCheck={() => {}} />)
  expect(screen.getByRole('row', { name: new RegExp(`^主机记录 ${short.replace('.', '\\.')} `) })).toBeTruthy()
  expect(screen.getByRole('row', { name: /^TTL/ })).toBeTruthy()
})

test.each([
  ['www.example.com', 'www'],
  ['example.com', '@'],
])('the records that lead %s here are entered at %s', (host, name) => {
  const target = { host: 'hengji.example', addresses: ['203.0.113.7', '2001:db8::7'] }
  render(<HostTargetRecord name={shortName(host)} target={target} />)
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent?.replace('复制', ''))
  expect(rows).toEqual([`主机记录${name}`, 'CNAMEhengji.example', 'A203.0.113.7', 'AAAA2001:db8::7'])
})

test('a record says when it was last checked and with what result, and can be checked again', () => {
  const checked: true[] = []
  render(
    <HostRecord
      record={record}
      finding="没有 TXT 记录"
      checkTime="2026-11-29 10:20:00"
      busy={false}
      onCheck={() => checked.push(true)}
    />,
  )
  expect(screen.getByText('11-29 10:20 检查：没有 TXT 记录')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '重新检查' }))
  expect(checked).toHaveLength(1)
})
