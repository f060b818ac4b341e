import { configureStore } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query';
import { refuse, stubCalls } from '@stundenbuch/web/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fullLoad, readToken, storeSession } from '../storage/index.ts';
import { callsWith, logoutWith } from './base-query.ts';
import { createStore } from './index.ts';

/** Simulates a load of the program: the token that it finds is used until the next one. */
function load(stored: string | null) {
  localStorage.clear();
  if (stored) storeSession(stored);
  const token = readToken();
  const calls = createApi({
    reducerPath: 'calls',
    baseQuery: callsWith(token),
    endpoints: (build) => ({ example: build.query<unknown, string>({ query: (path) => path }) }),
  });
  const store = configureStore({
    reducer: { calls: calls.reducer },
    middleware: (standard) => standard().concat(calls.middleware),
  });
  return {
    ask: (path = '/project') => store.dispatch(calls.endpoints.example.initiate(path)).unwrap(),
    logout: () => logoutWith(token),
    open: vi
      .spyOn(fullLoad, 'open')
      .mockImplementation(() => undefined)
      .mockClear(),
  };
}

afterEach(() => vi.unstubAllGlobals());

it('[AUTH-09] [CONST-01] [CONST-02] [CONST-03] sends the raw token of jwtToken, read once at load, below /api', async () => {
  const { ask } = load('abc');
  const sent = stubCalls({ 'GET /api/project': [] });
  await ask();
  localStorage.setItem('jwtToken', 'other');
  await ask('/project?again');
  expect(sent.map(({ call }) => call)).toEqual(['GET /api/project', 'GET /api/project?again']);
  expect(sent.map(({ headers }) => headers.get('authorize'))).toEqual(['abc', 'abc']);
});

it('[AUTH-09] sends no header without a token', async () => {
  const { ask } = load(null);
  const sent = stubCalls({ 'GET /api/project': [] });
  await ask();
  expect(sent[0]?.headers.has('authorize')).toBe(false);
});

describe('a failed call', () => {
  it('returns the refusal of the server with its field', async () => {
    const { ask } = load('abc');
    stubCalls({ 'GET /api/project': refuse(409, 'taken', 'Schon vergeben.', 'name') });
    await expect(ask()).rejects.toEqual({
      kind: 'refused',
      status: 409,
      code: 'taken',
      message: 'Schon vergeben.',
      field: 'name',
    });
  });

  it('is broken if the server fails or sends an unknown answer', async () => {
    const { ask } = load('abc');
    stubCalls({
      'GET /api/project': refuse(500, 'internal', 'Interner Fehler.'),
      'GET /api/customer': () => new Response('<html>', { status: 200 }),
    });
    await expect(ask()).rejects.toMatchObject({ kind: 'broken', status: 500 });
    await expect(ask('/customer')).rejects.toMatchObject({ kind: 'broken', status: 200 });
  });

  it('is a network failure without an answer', async () => {
    const { ask, open } = load('abc');
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(ask()).rejects.toMatchObject({ kind: 'network', status: 0 });
    expect(open).not.toHaveBeenCalled();
  });
});

it('ends the session on 401 when a token was sent, and only then', async () => {
  const answers = { 'GET /api/project': refuse(401, 'unauthenticated', 'Bitte melden Sie sich an.') };
  const visitor = load(null);
  stubCalls(answers);
  await expect(visitor.ask()).rejects.toMatchObject({ status: 401 });
  expect(visitor.open).not.toHaveBeenCalled();

  const person = load('abc');
  stubCalls(answers);
  await expect(person.ask()).rejects.toMatchObject({ status: 401 });
  expect(person.open).toHaveBeenCalledWith('/login');
  expect(localStorage.length).toBe(0);
});

it('[AUTH-02] logs out: both entries gone, /login loaded, the server notified without waiting', async () => {
  const { logout, open } = load('abc');
  const sent = stubCalls({ 'POST /api/user/logout': () => new Promise(() => undefined) });
  logout();
  expect(localStorage.getItem('jwtToken')).toBeNull();
  expect(localStorage.getItem('isLoggedIn')).toBeNull();
  expect(open).toHaveBeenCalledExactlyOnceWith('/login');
  await expect.poll(() => sent[0]?.call).toBe('POST /api/user/logout');
  expect(sent[0]?.headers.get('authorize')).toBe('abc');
});

it('[AUTH-34] [SHR-14] has the shared state of the specification', () => {
  const { api: _, ...state } = createStore().getState();
  expect(state).toEqual({
    alert: { type: 'success', visible: false, message: '', count: 0 },
    activity: { loading: false, isExporting: false },
    session: {
      user: null,
      company: null,
      companyLoaded: false,
      admin: { value: false, loaded: false },
      globalAdmin: { value: false, loaded: false },
      reader: { value: false, loaded: false },
      permissions: [],
      inbox: { loaded: false, number: 0 },
    },
  });
});
