import { serverApi } from './server-api'

/** Published service contacts; a part that is not available is left out. */
export async function loadContacts(host: string): Promise<{ list: { name: string; qq: string }[]; qrCode: string }> {
  const [list, qrCode] = await Promise.all([
    serverApi(host, 'GET /dist/serQqList', {}).then(
      (answer) => answer.list,
      () => [],
    ),
    serverApi(host, 'GET /operation/PublicWechatQRCode', {}).then(
      (answer) => answer.url,
      () => '',
    ),
  ])
  return { list, qrCode }
}
