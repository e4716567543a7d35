import { parentPort } from 'node:worker_threads';
import { answerOrders } from './check-orders.js';

if (parentPort !== null) answerOrders(parentPort);
