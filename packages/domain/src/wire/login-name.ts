/*
 * What somebody without an e-mail logs in with: 'anna@muster', a name and the short name of the company. Short names have no point,
 * so that no address looks like a login name.
 */

const LOGIN_NAME = /^[a-z0-9._-]{3,40}@[a-z0-9-]{2,20}$/;

/** Of a company; empty where nobody logs in without an e-mail. 'invalid' is what anonymised people are called by. */
export const SHORT_NAME = /^(?!invalid$)([a-z0-9-]{2,20})?$/;

export const isLoginName = (value: string): boolean => LOGIN_NAME.test(value);

/** Whether mails can be sent to what somebody logs in with. In SQL: like '%@%.%'. */
export const isAddress = (login: string): boolean => login.includes('.', login.lastIndexOf('@'));

export const loginNameOf = (name: string, shortName: string): string => `${name}@${shortName}`;
