import { configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import ky from 'ky';
import { lazy, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Provider, useDispatch, useSelector } from 'react-redux';
import { BrowserRouter, Link, Navigate, Route, Routes } from 'react-router-dom';
import { FLUSH, PERSIST, persistReducer, persistStore, REHYDRATE } from 'redux-persist';
import storage from 'redux-persist/lib/storage';
import createSagaMiddleware from 'redux-saga';
import { call, put, takeLeading } from 'redux-saga/effects';
import styled, { createGlobalStyle } from 'styled-components';

/**
 * The smallest possible login made with the packages that the product is given: each package is used once for its
 * purpose, and nothing else is here. The budget of the real login is a multiple of it.
 */
const session = createSlice({
  name: 'session',
  initialState: { name: '' },
  reducers: {
    logInRequested: (state, _: PayloadAction<string>) => state,
    loggedIn: (state, { payload }: PayloadAction<string>) => ({ ...state, name: payload }),
  },
});
const { logInRequested, loggedIn } = session.actions;
interface State {
  readonly session: ReturnType<typeof session.reducer>;
}

const load = (name: string) => ky.get('/login', { searchParams: { name } }).text();

function* logIn({ payload }: ReturnType<typeof logInRequested>) {
  const name: string = yield call(load, payload);
  yield put(loggedIn(name));
}

const sagas = createSagaMiddleware();
const store = configureStore({
  reducer: { session: persistReducer({ key: 'session', storage }, session.reducer) },
  middleware: (defaults) =>
    defaults({ serializableCheck: { ignoredActions: [FLUSH, PERSIST, REHYDRATE] } }).concat(sagas),
});
persistStore(store);
sagas.run(function* () {
  yield takeLeading(logInRequested, logIn);
});

const GlobalStyle = createGlobalStyle`body { margin: 0; }`;
const Press = styled.button`
  padding: 8px;
`;
const Home = lazy(() => import('./Home').then((module) => ({ default: module.Home })));

const Login = () => {
  const dispatch = useDispatch();
  const name = useSelector((state: State) => state.session.name);
  if (name) return <Navigate to="/home" replace />;
  return (
    <form>
      <Press type="button" onClick={() => dispatch(logInRequested('name'))}>
        Log in
      </Press>
      <Link to="/home">Home</Link>
    </form>
  );
};

const root = document.getElementById('root');
if (root)
  hydrateRoot(
    root,
    <Provider store={store}>
      <BrowserRouter>
        <GlobalStyle />
        <Suspense>
          <Routes>
            <Route path="/" element={<Login />} />
            <Route path="/home" element={<Home />} />
          </Routes>
        </Suspense>
      </BrowserRouter>
    </Provider>,
  );
