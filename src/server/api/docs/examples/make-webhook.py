import json
import os
import urllib.error
import urllib.request
import uuid

request = urllib.request.Request(
    "https://bildwort.example/api/v1/webhooks",
    method="POST",
    headers={
        "Authorization": f"Bearer {os.environ['BILDWORT_TOKEN']}",
        "Content-Type": "application/json",
        "Idempotency-Key": str(uuid.uuid4()),
    },
    data=json.dumps({
        "url": "https://www.example.com/hooks/bildwort",
        "events": ["job.completed", "job.stopped", "job.failed"],
    }).encode(),
)
try:
    with urllib.request.urlopen(request) as response:
        answer = json.load(response)
except urllib.error.HTTPError as refused:
    answer = json.load(refused)
    raise SystemExit(f"{answer['error']} ({answer['code']}, {answer['requestId']})")

print(f"webhook {answer['webhook']['id']}, keep its secret: {answer['secret']}")
