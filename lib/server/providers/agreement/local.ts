import type { AgreementProvider } from './port'

interface Signing {
  sign(purpose: 'agreement', text: string): { signature: string; publicKey: string }
}

/** Agreements are signed on our own page, and the platform signs with the key of its vault. */
export const createLocalAgreement = (vault: Signing): AgreementProvider => ({
  seal: (record) => vault.sign('agreement', record),
  vendor: null,
})
