import {
  ACCOUNT_API,
  mailLink,
  myAccount,
  myExport,
  type NewPasskey,
  oauthStart,
  passkeyOptions,
  serverInfo,
  signedIn,
  type UsePasskey,
} from '@durbar/protocol';
import { requestJson, requestNothing } from './api.ts';

/** Requests about accounts, apart from the others, which the first load has. @throws {ApiError} each of them */
export const accountApi = {
  server: () => requestJson('GET', ACCOUNT_API.server, serverInfo),
  enterBy: (code: string) => requestJson('POST', ACCOUNT_API.invitation, serverInfo, { code }),
  mine: () => requestJson('GET', ACCOUNT_API.mine, myAccount),
  end: () => requestJson('DELETE', ACCOUNT_API.mine, myAccount),
  beginPasskey: () => requestJson('POST', ACCOUNT_API.newPasskey, passkeyOptions),
  addPasskey: (made: NewPasskey) => requestJson('POST', ACCOUNT_API.passkeys, myAccount, made),
  removePasskey: (passkey: string) => requestJson('DELETE', ACCOUNT_API.passkey(passkey), myAccount),
  beginSignIn: () => requestJson('POST', ACCOUNT_API.passkeyOptions, passkeyOptions),
  provePasskey: (used: UsePasskey) => requestJson('POST', ACCOUNT_API.usePasskey, signedIn, used),
  askForMail: (address: string) => requestNothing('POST', ACCOUNT_API.mail, { address }),
  removeMail: () => requestJson('DELETE', ACCOUNT_API.mail, myAccount),
  readLink: (token: string) => requestJson('POST', ACCOUNT_API.mailLink, mailLink, { token }),
  followLink: (token: string) => requestJson('POST', ACCOUNT_API.useMail, signedIn, { token }),
  beginOauth: () => requestJson('POST', ACCOUNT_API.oauth, oauthStart),
  removeLogin: (login: string) => requestJson('DELETE', ACCOUNT_API.login(login), myAccount),
  choose: (token: string, keep: 'guest' | 'account') =>
    requestJson('POST', ACCOUNT_API.choose, signedIn, { token, keep }),
  exported: () => requestJson('GET', ACCOUNT_API.exported, myExport),
};
