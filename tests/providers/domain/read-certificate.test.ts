import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:tls'
import { expect, it } from 'vitest'
import { readCertificate } from '@/lib/server/providers/domain/read-certificate'

/** Self-signed for shop.example.com, valid for a hundred years; used here only. */
const CERT = `-----BEGIN CERTIFICATE-----
MIIBjTCCATOgAwIBAgIUOKgtH3A+uqfnryUABGcXBtkVI+0wCgYIKoZIzj0EAwIw
GzEZMBcGA1UEAwwQc2hvcC5leGFtcGxlLmNvbTAgFw0yNjExMjcxNjI0MjRaGA8y
MTI2MTEwMzE2MjQyNFowGzEZMBcGA1UEAwwQc2hvcC5leGFtcGxlLmNvbTBZMBMG
ByqGSM49AgEGCCqGSM49AwEHA0IABDSw9Ss0Mhmbs1xWxlxHmBtZ+w7oAyucyjqH
24ZRFT07Da8lALltDRCPpzaE7UR2a38QZ55sBniR962/hNqxAmCjUzBRMB0GA1Ud
DgQWBBQIWZhNOv7KPyrhmnaLSXus4eUasDAfBgNVHSMEGDAWgBQIWZhNOv7KPyrh
mnaLSXus4eUasDAPBgNVHRMBAf8EBTADAQH/MAoGCCqGSM49BAMCA0gAMEUCIQDm
KO2DC0866SieQV9bm74OAG+W5g41FBmqibUz3D4RhAIgbFfICafQvDnZ7HCY0kmI
8TR+ZP22YeGLAXIazEwd5nM=
-----END CERTIFICATE-----`
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg5KuBhSIwPGXDbP/m
WqqRr/JrggRo0s1HwTrbDcpJAIGhRANCAAQ0sPUrNDIZm7NcVsZcR5gbWfsO6AMr
nMo6h9uGURU9Ow2vJQC5bQ0Qj6c2hO1Edmt/EGeebAZ4kfetv4TasQJg
-----END PRIVATE KEY-----`

it('a certificate that no browser trusts is read with its end; a host without encryption has none', async () => {
  const server = createServer({ cert: CERT, key: KEY }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const found = await readCertificate('127.0.0.1', 'shop.example.com', port)
  expect(found?.state).toBe('other')
  expect(found?.until.getUTCFullYear()).toBeGreaterThan(2100)
  server.close()
  await once(server, 'close')
  expect(await readCertificate('127.0.0.1', 'shop.example.com', port)).toBeNull()
})
