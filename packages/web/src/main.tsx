import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { wakeWithPage } from './net/browser.ts';
import { localeOf, preferences } from './state/preferences.ts';
import { dressDocument } from './state/theme.ts';
import { keepOffline } from './sw/register.ts';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

dressDocument(() => localeOf(preferences.getState(), navigator.languages));
wakeWithPage();
keepOffline();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
