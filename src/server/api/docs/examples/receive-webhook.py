import base64
import hashlib
import hmac
import json
import os
import time
from http.server import BaseHTTPRequestHandler, HTTPServer

key = base64.b64decode(os.environ["BILDWORT_WEBHOOK_SECRET"].removeprefix("whsec_"))
# A message can come twice, with the same id. A real receiver keeps the ids in its database.
seen = set()


def is_genuine(headers, body):
    names = ["webhook-id", "webhook-timestamp", "webhook-signature"]
    if not all(headers[name] for name in names) or not headers["webhook-timestamp"].isdigit():
        return False
    if abs(time.time() - int(headers["webhook-timestamp"])) > 300:
        return False
    signed = f"{headers['webhook-id']}.{headers['webhook-timestamp']}.".encode() + body
    expected = "v1," + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    # While a secret is replaced there are two signatures.
    return any(hmac.compare_digest(expected.encode(), given.encode()) for given in headers["webhook-signature"].split())


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["content-length"] or 0))
        if is_genuine(self.headers, body):
            event = json.loads(body)
            if self.headers["webhook-id"] not in seen:
                print(event["type"], event["data"], flush=True)
            seen.add(self.headers["webhook-id"])
            self.send_response(204)
        else:
            self.send_response(400)
        self.end_headers()


HTTPServer(("", 8080), Receiver).serve_forever()
