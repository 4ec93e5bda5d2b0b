import json
import os
import urllib.error
import urllib.request
import uuid

request = urllib.request.Request(
    "https://bildwort.example/api/v1/images",
    method="POST",
    headers={
        "Authorization": f"Bearer {os.environ['BILDWORT_TOKEN']}",
        "Content-Type": "application/json",
        # Keep it to repeat the call: nothing happens twice.
        "Idempotency-Key": str(uuid.uuid4()),
    },
    data=json.dumps({
        "url": "https://bildwort.example/samples/cocker-spaniels.jpg",
        "languages": ["de", "en"],
        "context": "About us: our office dogs",
        "maxCost": 60,
    }).encode(),
)
try:
    with urllib.request.urlopen(request) as response:
        image = json.load(response)
except urllib.error.HTTPError as refused:
    image = json.load(refused)
    raise SystemExit(f"{image['error']} ({image['code']}, {image['requestId']})")

print(image["texts"]["de"]["altText"])
print(image["texts"]["en"]["altText"])
print(f"charged: {image['chargedCents']} cents")
